import { use, useCallback } from 'react';
import { shorten } from '../../tokens/text/index.ts';
import { useIsTakingOver } from '../../use-is-taking-over.ts';
import { CopyFeedbackContext } from './copy-feedback.tsx';

/**
 * Copies a value to the clipboard and reports to the surrounding `CopyFeedback`. `copy` is
 * undefined if the browser offers no clipboard (pages served without TLS).
 */
export function useCopy() {
  const feedback = use(CopyFeedbackContext);
  /** @param subject names the value in the confirmation; for a secret, its mask */
  const copy = useCallback(
    async (value: string, subject = shorten(value)): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(value);
      } catch {
        feedback?.onCopyFailed(subject);
        return false;
      }
      feedback?.onCopied(subject);
      return true;
    },
    [feedback],
  );
  const isTakingOver = useIsTakingOver();
  const isOffered = !isTakingOver && Boolean(navigator.clipboard);
  return { copy: isOffered ? copy : undefined, hasFeedback: feedback !== null };
}
