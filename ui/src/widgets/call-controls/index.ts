export { CallActionDialog, type CallActionDialogProps } from './call-action-dialog.tsx';
export type { CallControlsLabels } from './call-controls.labels.ts';
