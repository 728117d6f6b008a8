import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type Interrupted,
  registerDraftSource,
  takeDraft,
} from '../../../../session/drafts.ts';
import { useUser } from '../../../../session/session.ts';

/**
 * The unsaved values of an interrupted session, by field path, once; null when there are none.
 * While the form is on the screen, `read` is asked for its changed values if the session ends.
 * It must leave out every secret.
 * @param form name of the form, on a page of several
 */
export function useDraft(read: () => Draft | null, form?: string) {
  const { userSid } = useUser();
  const [kept, setKept] = useState<Pick<Interrupted, 'values' | 'notice' | 'isCut'> | null>(() =>
    takeDraft(window.location.pathname, userSid, form),
  );
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
            ? { ...draft, values: { [form]: draft.values } }
            : draft;
        },
      }),
    [form],
  );
  return {
    draft: kept?.values ?? null,
    notice: kept?.notice ?? null,
    isCut: kept?.isCut === true,
    forget: () => setKept(null),
    /** A draft from elsewhere. */
    restore: (found: Draft) => setKept(found),
  };
}
