import { valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';
import { config } from '../../config/index.ts';
import { isSid } from '../../platform/client/calls/path.ts';
import type { Columns } from '../../platform/client/calls/wire.ts';
import { withoutTextSecrets } from '../../session/secrets-in-text.ts';
import { columnsIn } from '../form/save/record/columns.ts';
import { flatMembers } from '../form/save/record/members.ts';
import { columnsMember, withoutSecrets, withValueAt } from '../form/values.ts';
import { changesOf } from './changes.ts';
import { addToHistory } from './history-store.ts';
import type { KeptRecord } from './kept-record.ts';
import { safeColumns } from './kept-steps.ts';

type Deletion = {
  userSid: string;
  kind: { noun: string; list?: string; add?: string };
  sid: string;
  name: string;
  /** null if it could not be read before. */
  kept: KeptRecord | null;
  nameOf: (sid: string) => string | undefined;
};

/** Keeps a deleted record in this browser's history, so that a new one can get its values. */
export async function noteDeletion({ userSid, kind, sid, name, kept, nameOf }: Deletion) {
  const { noun, list = '', add } = kind;
  if (config().disableChangeHistory) return;
  const entry = { action: 'deleted', status: 'saved', noun, name, page: list, steps: [] } as const;
  const empty = { fields: [], groups: [], notKept: [], messages: [] };
  await addToHistory(userSid, {
    ...entry,
    ...empty,
    steps: [],
    ...(kept && {
      ...changesOf(kept.values, kept.empty, { ...kept, nameOf }),
      ...(add !== undefined && { deleted: { sid, add, ...safeValues(kept) } }),
    }),
  });
}

/** Columns with a secret that no form shows, and their names for people. */
const unshownSecrets = {
  inbound_auth_password: 'the password of inbound calls',
  messaging_hook: 'the messaging webhook',
};

const unshownSecretsOf = (values: object) => {
  const columns = columnsIn(values);
  const safe = safeColumns(columns);
  return Object.entries(unshownSecrets).flatMap(([name, what]) =>
    columns[name] && !(name in safe) ? [what] : [],
  );
};

/**
 * Keeps the columns that a new record and its rows may get again: no secrets and no SIDs.
 * References are in its members, and its rows get new SIDs.
 */
function withSafeColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSafeColumns);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === columnsMember && isRecord(one) ? newColumns(safeColumns(one)) : withSafeColumns(one),
    ]),
  );
}

const newColumns = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, one]) => one !== null && !(typeof one === 'string' && isSid(one)))
      .map(([name, one]) => [name, isRecord(one) ? newColumns(one) : one]),
  );

function safeValues({ values, members, secrets = [], dropped = [], lost = [] }: KeptRecord) {
  const left = dropped
    .filter((path) => secrets.includes(path))
    .reduce((rest, path) => withValueAt(rest, path, undefined), values);
  const bare = withSafeColumns(withoutSecrets(left, secrets)) as object;
  const { values: safe, isCut } = withoutTextSecrets({ ...bare });
  const labels = flatMembers(members, [values]).flatMap(({ path, label }) => {
    const own = secrets.filter((one) => one === path || one.startsWith(`${path}.`));
    // A variable of an unknown schema counts as a secret, and may be 0 or false.
    return own.some((one) => !['', undefined, null].includes(valueAt(values, one) as ''))
      ? [label]
      : [];
  });
  const gone = [
    ...(labels.length > 0 ? [`passwords and keys (${labels.join(', ')})`] : []),
    ...unshownSecretsOf(values),
    ...(isCut ? ['secrets in URLs'] : []),
    ...lost,
  ];
  return { values: safe, lost: gone };
}
