import { createContext, type ReactNode, useMemo } from 'react';

export type CopyFeedbackHandlers = {
  /** What was copied, as it may be shown: a value, shortened, or the mask of a secret. */
  onCopied: (subject: string) => void;
  /** The browser refused to copy it. */
  onCopyFailed: (subject: string) => void;
};

export const CopyFeedbackContext = createContext<CopyFeedbackHandlers | null>(null);

export type CopyFeedbackProps = CopyFeedbackHandlers & { children: ReactNode };

/** Told of every copy inside of it. Placed once, at the root: a toast, for instance, is made here. */
export function CopyFeedback({ onCopied, onCopyFailed, children }: CopyFeedbackProps) {
  const handlers = useMemo(() => ({ onCopied, onCopyFailed }), [onCopied, onCopyFailed]);
  return <CopyFeedbackContext value={handlers}>{children}</CopyFeedbackContext>;
}
