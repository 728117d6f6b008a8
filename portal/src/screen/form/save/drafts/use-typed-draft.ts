import { useCallback, useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../../browser/after-paint.ts';
import { type Draft, hasDraftSources, partOf } from '../../../../session/drafts.ts';
import { useUser } from '../../../../session/session.ts';

const typedDrafts = () => import('../../../../session/typed-drafts.ts');
/** If its code can't be loaded, only this draft is lost. */
const ignore = () => undefined;

type TypedDraftOptions = {
  /** Name of the form, on a page with several. */
  form?: string | undefined;
  /** Whether the draft of an interrupted session was restored, which takes precedence. */
  isRestored: boolean;
  /** Whether there is unsaved input. */
  isChanged: () => boolean;
  onFound: (draft: Draft) => void;
};

/**
 * Keeps unsaved input in case the page dies, and restores the input of a page that did.
 * @returns function to call after each input or reset
 */
export function useTypedDraft({ form, isRestored, isChanged, onFound }: TypedDraftOptions) {
  const { userSid } = useUser();
  const restore = useEffectEvent((typed: Draft | null) => {
    const own = (kept: Record<string, unknown> | undefined) =>
      form === undefined ? kept : partOf(kept, form);
    const values = own(typed?.values);
    if (!typed || !values || isChanged()) return;
    onFound({ values, from: own(typed.from), isCut: typed.isCut });
  });
  const look = useEffectEvent(async (isThere: () => boolean) => {
    if (isRestored) return;
    const { pathname } = window.location;
    const { takeTyped } = await typedDrafts();
    const typed = await takeTyped(userSid, pathname);
    if (isThere()) restore(typed);
  });
  useEffect(() => {
    let isMounted = true;
    // Its code loads after the form is shown.
    const cancel = afterPaint(() => look(() => isMounted).catch(ignore));
    return () => {
      cancel();
      isMounted = false;
      if (!hasDraftSources()) typedDrafts().then(({ forgetTyped }) => forgetTyped(), ignore);
    };
  }, []);
  return useCallback(() => {
    typedDrafts().then(({ noteTyping }) => noteTyping(userSid), ignore);
  }, [userSid]);
}
