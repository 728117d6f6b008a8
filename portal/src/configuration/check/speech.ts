import { vendorName } from '@trunkline/ui/engines/speech-vendors';
import { speechMatrix } from '../../../../ui/src/widgets/speech-matrix/speech-matrix.model.ts';
import { credentialOf, needsOfApplications } from '../../platform/engine/speech.ts';
import type { CheckFinding } from './finding.ts';
import type { CheckScope, CheckWorld } from './world.ts';

const uses = { synthesis: 'speak', recognizer: 'listen' } as const;

/** Finds speech that an application needs but no credential of its account or provider offers. */
export function checkSpeech(world: CheckWorld, { accountSids }: CheckScope): CheckFinding[] {
  const accounts = world.accounts.flatMap(({ account_sid: id, name }) => {
    const rows = accountSids.has(id) ? world.credentials.get(id) : undefined;
    return rows ? [{ id, name, credentials: rows.map(credentialOf) }] : [];
  });
  const needs = needsOfApplications(
    world.applications,
    accounts.map(({ id }) => ({ account_sid: id })),
  );
  const { rows, alike } = speechMatrix(accounts, needs);
  return [...rows, ...alike].flatMap(({ account, cells }) =>
    [...cells].flatMap(([vendor, entries]) =>
      entries.flatMap(({ label, missing, credential }) =>
        missing.flatMap(({ direction, applications }) =>
          applications.map((name): CheckFinding => {
            const called = `${vendorName(vendor)}${label === null ? '' : ` labelled “${label}”`}`;
            const row = world.applications.find(
              (one) => one.name === name && one.account_sid === account.id,
            );
            return {
              rule: 'speech/missing',
              severity: 'error',
              kind: 'applications',
              sid: row?.application_sid ?? '',
              record: `application ${name} of ${account.name}`,
              why: credential
                ? `Its calls ${uses[direction]} with ${called}, whose credential is off for that.`
                : `Its calls ${uses[direction]} with ${called}, and there is no credential.`,
              todo: credential
                ? 'Turn the use on in the credential, or choose another vendor.'
                : 'Add a credential, or choose another vendor.',
            };
          }),
        ),
      ),
    ),
  );
}
