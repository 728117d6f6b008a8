export { CopyButton, type CopyButtonLabels, type CopyButtonProps } from './copy-button.tsx';
export { CopyFeedback, type CopyFeedbackProps } from './copy-feedback.tsx';
export { useCopy } from './use-copy.ts';
