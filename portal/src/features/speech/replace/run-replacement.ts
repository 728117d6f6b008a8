import { usersOfCredentials } from '@trunkline/ui/widgets/speech-matrix';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { atMost } from '../../../platform/client/pace/at-most.ts';
import {
  type ApplicationRow,
  listApplications,
} from '../../../platform/resources/applications/applications.ts';
import {
  listSpeechCredentials,
  type SpeechCredential,
  type SpeechCredentialRow,
} from '../../../platform/resources/speech/speech-credentials.ts';
import {
  newSpeechCredential,
  speechCredentialDeletion,
} from '../../../platform/resources/speech/speech-writes.ts';
import { accountOwner, type Owner } from '../../../platform/values/owner.ts';
import { usesOf } from '../../../platform/values/speech-uses.ts';
import { combined } from '../../../shared/speech/speech-status.ts';
import { matrixCredential, needsOfApplications } from '../needs.ts';
import type { Tested } from '../use-speech-test.ts';
import { nextStep, type Progress } from './replacement.model.ts';

export type Replaced = {
  credential: SpeechCredential;
  /** Owner in the credential's endpoint. */
  owner: Owner;
  /** Accounts that may use it. */
  accounts: readonly { sid: string }[];
};

export type Usage = {
  /** Credentials available to the same accounts. */
  credentials: SpeechCredentialRow[];
  /** Applications whose calls use the credential. */
  applications: ApplicationRow[];
};

/** Loads the users of a credential. An account's own credential takes precedence over a shared one. */
export async function readUsage({ credential, owner, accounts }: Replaced): Promise<Usage> {
  const { account_sid: accountSid, vendor, speech_credential_sid: sid } = credential;
  const [applications, listed] = await Promise.all([
    listApplications(accountSid),
    listSpeechCredentials(accountSid ? accountOwner(accountSid) : owner),
  ]);
  const needs = needsOfApplications(
    applications,
    accountSid ? undefined : accounts.map((account) => ({ account_sid: account.sid })),
  ).filter((need) => need.vendor === vendor && (need.label ?? '') === credential.label);
  const others = accountSid ? [] : [...new Set(needs.map(({ accountId }) => accountId))];
  const inTurn = atMost(3);
  const own = await Promise.all(
    others.map((account) => inTurn(() => listSpeechCredentials(accountOwner(account)))),
  );
  const credentials = [
    ...new Map([...listed, ...own.flat()].map((row) => [row.speech_credential_sid, row])).values(),
  ];
  const users = usersOfCredentials(credentials.map(matrixCredential), needs).get(sid) ?? [];
  const using = new Set(users.map(({ id }) => id));
  return {
    credentials,
    applications: applications.filter((row) => using.has(row.application_sid)),
  };
}

/** Credentials with the vendor, label and account of the new one. */
const alike = (rows: readonly SpeechCredentialRow[], old: SpeechCredential, label: string) =>
  rows.filter(
    (row) =>
      row.vendor === old.vendor && row.label === label && row.account_sid === old.account_sid,
  );

type Run = Replaced & {
  /** null if it was added before. */
  fresh: { body: Columns; label: string } | null;
  /** Credentials that existed before the replacement. */
  known: ReadonlySet<string>;
  test: (sid: string) => Promise<Tested>;
  /** Moves applications to the credential with this label. Rejects if not all could be moved. */
  move: (
    applications: readonly ApplicationRow[],
    label: string,
    onMoved: () => void,
  ) => Promise<void>;
  report: (progress: Progress) => void;
};

/**
 * Runs the remaining steps: adds the new credential, tests it, moves the applications, deletes the
 * old one. A rejection says why it stopped; the last reported progress says where. Tests before
 * moving, so that calls never use a failing key.
 */
export async function replaceKey(run: Run, from: Progress): Promise<void> {
  const { credential, owner, test, move, report } = run;
  const { label, speech_credential_sid: oldSid } = credential;
  let progress = from;
  const advance = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    report(progress);
  };
  for (;;) {
    const step = nextStep(label, progress);
    if (step === undefined) return;
    if (step === 'add') advance({ created: await createCredential(run) });
    const { created } = progress;
    if (created === null) return;
    if (step === 'test') {
      const { result, error } = await test(created.sid);
      const { status, reason } = result
        ? combined(usesOf(credential), result)
        : { status: 'fail' as const, reason: error ?? '' };
      if (status === 'fail') {
        throw new PlatformError('Invalid', reason || 'The test failed.', 200);
      }
      advance({ tested: status });
    }
    if (step === 'move') {
      const { applications } = await readUsage(run);
      advance({ toMove: progress.moved + applications.length });
      await move(applications, created.label, () => advance({ moved: progress.moved + 1 }));
    }
    if (step === 'delete') {
      await gone(() => speechCredentialDeletion(owner, oldSid).send());
      advance({ isDeleted: true });
    }
  }
}

/** Adds the new credential, or finds the one added by an earlier attempt whose response was lost. */
async function createCredential({
  credential,
  owner,
  fresh,
  known,
}: Run): Promise<Progress['created']> {
  if (fresh === null) return null;
  const { body, label } = fresh;
  const accountSid = credential.account_sid;
  const rows = await listSpeechCredentials(accountSid ? accountOwner(accountSid) : owner);
  const before = alike(rows, credential, label).find(
    (row) => !known.has(row.speech_credential_sid),
  );
  if (before) return { sid: before.speech_credential_sid, label };
  return { sid: await newSpeechCredential(owner, body).send(), label };
}

/** Treats a record that no longer exists as deleted. */
export async function gone(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'NotFound') throw error;
  }
}
