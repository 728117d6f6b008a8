import { config } from '../../config/index.ts';
import { withoutTextSecrets } from '../../session/secrets-in-text.ts';
import { flatMembers } from '../form/save/members.ts';
import { valueAt, withoutSecrets } from '../form/values.ts';
import { changesOf } from './changes.ts';
import { addToHistory } from './history-store.ts';
import type { KeptRecord } from './kept-record.ts';

type Deletion = {
  userSid: string;
  kind: { noun: string; list?: string; add?: string };
  sid: string;
  name: string;
  /** null where it could not be read before. */
  kept: KeptRecord | null;
  nameOf: (sid: string) => string | undefined;
};

/** Keeps a deleted record in the history of this browser, for a new one with its values. */
export async function noteDeletion({ userSid, kind, sid, name, kept, nameOf }: Deletion) {
  const { noun, list = '', add } = kind;
  if (config().disableChangeHistory) return;
  const told = { action: 'deleted', status: 'saved', noun, name, page: list, steps: [] } as const;
  const empty = { fields: [], groups: [], notKept: [], messages: [] };
  await addToHistory(userSid, {
    ...told,
    ...empty,
    steps: [],
    ...(kept && {
      ...changesOf(kept.values, kept.empty, { ...kept, nameOf }),
      ...(add !== undefined && { deleted: { sid, add, ...safeValues(kept) } }),
    }),
  });
}

function safeValues({ values, members, secrets = [], lost = [] }: KeptRecord) {
  const bare = withoutSecrets(values, secrets);
  const { values: safe, isCut } = withoutTextSecrets({ ...bare });
  const labels = flatMembers(members, [values]).flatMap(({ path, label }) => {
    const own = secrets.filter((one) => one === path || one.startsWith(`${path}.`));
    return own.some((one) => valueAt(values, one)) ? [label] : [];
  });
  const gone = [
    ...(labels.length > 0 ? [`passwords and keys (${labels.join(', ')})`] : []),
    ...(isCut ? ['secrets in URLs'] : []),
    ...lost,
  ];
  return { values: safe, lost: gone };
}
