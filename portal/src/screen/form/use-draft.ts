import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../browser/record.ts';
import { hasDraftSources, registerDraftSource, takeDraft } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import { forgetTyped, noteTyping, takeTyped } from '../../session/typed-drafts.ts';

/**
 * The unsaved values of an interrupted session, or of a page that died, by field path, once; null
 * when there are none. While the form is on the screen, `read` is asked for its changed values if
 * the session ends, and after `changed`. It must leave out every secret.
 * @param form name of the form, on a page of several
 */
export function useDraft(read: () => Record<string, unknown> | null, form?: string) {
  const { userSid } = useUser();
  const [kept, setKept] = useState(() => takeDraft(window.location.pathname, userSid, form));
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const remove = registerDraftSource({
      read: () => {
        const values = latest.current();
        return values && form !== undefined ? { [form]: values } : values;
      },
    });
    return () => {
      remove();
      if (!hasDraftSources()) forgetTyped();
    };
  }, [form]);
  const [wasInterrupted] = useState(kept !== null);
  useEffect(() => {
    if (wasInterrupted) return;
    let isThere = true;
    void takeTyped(userSid, window.location.pathname).then((typed) => {
      const values = form === undefined ? typed?.values : typed?.values[form];
      // What is typed by now goes first.
      if (!isThere || !typed || !isRecord(values) || latest.current() !== null) return;
      setKept({ values, isCut: typed.isCut });
    });
    return () => {
      isThere = false;
    };
  }, [userSid, form, wasInterrupted]);
  return {
    draft: kept?.values ?? null,
    notice: kept?.notice ?? null,
    isCut: kept?.isCut === true,
    forget: () => setKept(null),
    /** Something was typed, or taken back. */
    changed: useCallback(() => noteTyping(userSid), [userSid]),
  };
}
