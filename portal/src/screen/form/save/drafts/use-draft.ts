import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type Interrupted,
  registerDraftSource,
  takeDraft,
} from '../../../../session/drafts.ts';
import { useUser } from '../../../../session/session.ts';

/**
 * Returns the unsaved values of an interrupted session once, by field path; null if there are none.
 * If the session ends while the form is visible, calls `read` for its changed values, which must
 * leave out every secret.
 * @param form name of the form, on a page with several
 */
export function useDraft(read: () => Draft | null, form?: string) {
  const { userSid } = useUser();
  const [kept, setKept] = useState<Pick<
    Interrupted,
    'values' | 'from' | 'notice' | 'isCut'
  > | null>(() => takeDraft(window.location.pathname, userSid, form));
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(
    () =>
      registerDraftSource({
        read: () => {
          const draft = latest.current();
          return draft && form !== undefined
            ? { ...draft, values: { [form]: draft.values }, from: { [form]: draft.from } }
            : draft;
        },
      }),
    [form],
  );
  return {
    draft: kept?.values ?? null,
    /** Stored values that the draft changes. */
    from: kept?.from,
    notice: kept?.notice ?? null,
    isCut: kept?.isCut === true,
    forget: () => setKept(null),
    /** Restores a draft from another source. */
    restore: (found: Draft) => setKept(found),
  };
}
