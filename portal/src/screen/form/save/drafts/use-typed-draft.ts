import { useCallback, useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../../browser/after-paint.ts';
import { isRecord } from '../../../../browser/record.ts';
import { type Draft, hasDraftSources } from '../../../../session/drafts.ts';
import { useUser } from '../../../../session/session.ts';

const typedDrafts = () => import('../../../../session/typed-drafts.ts');
/** Without its code nothing is kept, and nothing is lost but this. */
const ignore = () => undefined;

type TypedDraftOptions = {
  /** Name of the form, on a page of several. */
  form?: string | undefined;
  /** An interrupted session has left a draft: that one goes first. */
  isRestored: boolean;
  /** Something is typed. */
  isChanged: () => boolean;
  onFound: (draft: Draft) => void;
};

/**
 * Keeps what is typed for the case that the page dies, and finds what a dead one has left.
 * @returns to be called whenever something was typed or taken back
 */
export function useTypedDraft({ form, isRestored, isChanged, onFound }: TypedDraftOptions) {
  const { userSid } = useUser();
  const restore = useEffectEvent((typed: Draft | null) => {
    const values = form === undefined ? typed?.values : typed?.values[form];
    if (typed && isRecord(values) && !isChanged()) onFound({ values, isCut: typed.isCut });
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
