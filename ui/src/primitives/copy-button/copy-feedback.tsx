import { createContext, type ReactNode, useMemo } from 'react';

export type CopyFeedbackHandlers = {
  /** The copied value as it may be shown: shortened, or the mask of a secret. */
  onCopied: (subject: string) => void;
  /** The browser refused to copy it. */
  onCopyFailed: (subject: string) => void;
};

export const CopyFeedbackContext = createContext<CopyFeedbackHandlers | null>(null);

export type CopyFeedbackProps = CopyFeedbackHandlers & {
  /** The part of the page whose copy buttons report here. */
  children: ReactNode;
};

/** Called for every copy inside it. Placed once at the root, for instance to show a toast. */
export function CopyFeedback({ onCopied, onCopyFailed, children }: CopyFeedbackProps) {
  const handlers = useMemo(() => ({ onCopied, onCopyFailed }), [onCopied, onCopyFailed]);
  return <CopyFeedbackContext value={handlers}>{children}</CopyFeedbackContext>;
}
