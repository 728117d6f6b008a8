import { useEffect, useRef, useState } from 'react';
import { registerDraftSource, takeDraft } from '../session/drafts.ts';
import { useUser } from '../session/session.ts';

/**
 * The unsaved values of an interrupted session, by field path, once; null when there are none.
 * While the form is on the screen, `read` is asked for its changed values if the session ends.
 * It must leave out every secret.
 */
export function useDraft(read: () => Record<string, unknown> | null) {
  const { userSid } = useUser();
  const [kept, setKept] = useState(() => takeDraft(window.location.pathname, userSid));
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => registerDraftSource({ read: () => latest.current() }), []);
  return {
    draft: kept?.values ?? null,
    notice: kept?.notice ?? null,
    forget: () => setKept(null),
  };
}
