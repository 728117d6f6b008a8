import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '../../browser/after-paint.ts';
import { valueAt } from '../../browser/paths.ts';
import { toast } from '../../notices/toasts.ts';
import { useUser } from '../../session/session.ts';
import type { AnyMembers } from '../form/save/record/members.ts';
import type { SaveOutcome } from '../form/save/record/save-record.ts';
import { isEqual, withoutSecrets } from '../form/values.ts';
import type { NewEntry } from './entry.ts';
import { takeRecreation } from './recreation.ts';
import { requestUndo, type UndoRequest } from './undo/undo-request.ts';
import { useRecordNames } from './use-record-names.ts';

export const historyCode = () => import('./note-save.ts');

type Subject<Values> = {
  kind: { noun: string; list?: string; edit?: (sid: string) => string };
  /** Separates it from other forms on the page. */
  name?: string | undefined;
  members: AnyMembers;
  secrets?: ((values: Values) => readonly string[]) | undefined;
  /** Name of the record, from its values. Default: the member `name`. */
  nameOf?: ((values: Values) => string) | undefined;
  base: Values;
};

type SavedForm<Values> = {
  outcome: SaveOutcome<Values>;
  /** Values of the form. */
  typed: Values;
  /** Base of the form before the save. */
  before: Values;
  messages: readonly string[];
  isNew: boolean;
  /** Address of the form when the save began. */
  page: string;
  undoes?: UndoRequest | undefined;
};

const nameIn = (values: object) => {
  const name = valueAt(values, 'name');
  return typeof name === 'string' ? name : '';
};

function statusOf(outcome: SaveOutcome<object>): NewEntry['status'] {
  if (outcome.status === 'saved') return 'saved';
  if (outcome.status === 'parts-failed') return 'partial';
  return outcome.status === 'refused' && outcome.isUnknown ? 'unknown' : 'failed';
}

/** Whether the save can be undone: a secret that the platform never returns can't be restored. */
function canUndo<Values extends object>(before: Values, sent: Values, secrets: readonly string[]) {
  const untold = secrets.filter((path) => !valueAt(before, path));
  return !isEqual(withoutSecrets(sent, untold), withoutSecrets(before, untold));
}

/**
 * Notes the saves of a form in this browser's history.
 * @returns function to call after a save and its refresh; it returns a function that undoes the
 * save
 */
export function useNotedSaves<Values extends object>(subject: Subject<Values>) {
  const { userSid } = useUser();
  const [, navigate] = useLocation();
  const recordName = useRecordNames();
  const latest = useRef(subject);
  useLayoutEffect(() => {
    latest.current = subject;
  });

  return ({ outcome, typed, before, messages, isNew, page: formAt, undoes }: SavedForm<Values>) => {
    if (!outcome.isSent) return undefined;
    const { kind, name: form, members, secrets: secretsOf, nameOf = nameIn } = latest.current;
    const { status, before: stored } = outcome;
    const sent = outcome.values ?? typed;
    const secrets = [...(secretsOf?.(sent) ?? []), ...(secretsOf?.(before) ?? [])];
    const { sid } = outcome;
    const created = sid === undefined ? kind.list : (kind.edit?.(sid) ?? kind.list);
    const page = isNew ? (created ?? '') : formAt;
    // After a lost connection the form keeps the earlier base, and the parts stored are unknown.
    // Undo skips members that were not stored.
    const partly = outcome.base === stored ? undefined : outcome.base;
    const again = isNew && status !== 'refused' ? takeRecreation() : undefined;
    const noted = new Promise<void>((resolve) => afterPaint(resolve)).then(async () => {
      const { base } = latest.current;
      const refreshed = base === before ? undefined : base;
      const { noteSave } = await historyCode();
      return noteSave<Values>({
        action: isNew ? 'created' : undoes && undoes.done === undefined ? 'undone' : 'changed',
        status: statusOf(outcome),
        noun: kind.noun,
        // The stored name: the form's base may come from a later read.
        name: nameOf(isNew ? sent : (stored ?? before)),
        page,
        form,
        messages: [...messages],
        userSid,
        before: stored ?? before,
        sent,
        since: (status === 'saved' ? refreshed : partly) ?? sent,
        members,
        columns: outcome.columns ?? [],
        secrets: [...new Set(secrets)],
        nameOf: recordName,
        undoes: status === 'saved' ? undoes?.entryId : undefined,
        again: again !== undefined && sid !== undefined ? { entryId: again, sid } : undefined,
      });
    });
    // The save doesn't depend on the history.
    noted.catch(() => undefined);
    if (status !== 'saved' || !stored || !canUndo(stored, sent, secrets)) return undefined;
    const title = [kind.noun, nameOf(sent)].filter(Boolean).join(' ');
    return () => {
      noted.then(
        ({ steps, entryId }) =>
          requestUndo({ page, form, steps, title, isKept: false, entryId }, navigate),
        () => toast.error("Couldn't load what undoes the change. Try again."),
      );
    };
  };
}
