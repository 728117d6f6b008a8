import { createContext, type ReactNode, useMemo } from 'react';

export type CopyFeedbackHandlers = {
  /** Called with the copied value in displayable form: shortened, or the mask of a secret. */
  onCopied: (subject: string) => void;
  /** Called when the browser refused to copy. */
  onCopyFailed: (subject: string) => void;
};

export const CopyFeedbackContext = createContext<CopyFeedbackHandlers | null>(null);

export type CopyFeedbackProps = CopyFeedbackHandlers & {
  /** Content whose copy buttons report here. */
  children: ReactNode;
};

/** Reports every copy inside it. Place it once at the root, for instance to show a toast. */
export function CopyFeedback({ onCopied, onCopyFailed, children }: CopyFeedbackProps) {
  const handlers = useMemo(() => ({ onCopied, onCopyFailed }), [onCopied, onCopyFailed]);
  return <CopyFeedbackContext value={handlers}>{children}</CopyFeedbackContext>;
}
