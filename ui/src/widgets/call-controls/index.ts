export { CallActionDialog, type CallActionDialogProps } from './call-action-dialog.tsx';
export type { CallActionDialogLabels } from './call-controls.labels.ts';
