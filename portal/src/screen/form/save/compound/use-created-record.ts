import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepDraftFor, moveDraftsTo } from '../../../../session/drafts.ts';
import { useUser } from '../../../../session/session.ts';
import type { RecordSave } from '../../use-record-form.ts';
import { createCompound, type NewCompound } from './compound-save.ts';

type CreateOptions<Values> = {
  editPage: (sid: string) => string;
  providerSid: string | null;
  refresh: (sid: string) => Promise<unknown>;
  /** The page to open after a complete save. */
  next: (sid: string, values: Values) => string;
  /** Unsaved values for the new record's form after a partly failed save. Never a secret. */
  unsaved: (values: Values, base: Values | undefined) => Record<string, unknown>;
  onCreated?: (sid: string) => void;
  done?: string;
};

/** Creates a record with several calls. Unsaved parts continue on the new record's page. */
export function useCreatedRecord<Values extends object, Stored>(
  compound: NewCompound<Values, Stored>,
  { editPage, providerSid, refresh, next, unsaved, onCreated, done }: CreateOptions<Values>,
): RecordSave<Values, Stored> {
  const { userSid } = useUser();
  const [, navigate] = useLocation();
  const created = useRef('');
  useEffect(() => () => moveDraftsTo(null), []);
  const calls = createCompound(compound, (sid) => {
    created.current = sid;
    // If the session ends now, the draft belongs to that page.
    moveDraftsTo(editPage(sid));
    onCreated?.(sid);
  });
  return {
    ...calls,
    done,
    refresh: () => refresh(created.current),
    leave: (values) => navigate(next(created.current, values), { replace: true }),
    leavePartial: (values, problem, base) => {
      const path = editPage(created.current);
      const { title, messages } = problem;
      keepDraftFor(path, userSid, providerSid, unsaved(values, base), { title, messages });
      navigate(path, { replace: true });
    },
  };
}
