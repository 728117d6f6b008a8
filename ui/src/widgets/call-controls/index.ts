export { actionsOf, type MayControl } from './actions.model.ts';
export { CallActionDialog, type CallActionDialogProps } from './call-action-dialog.tsx';
export {
  type CallAction,
  type CallActionRecord,
  type CallActionWords,
  type CallCommand,
  callActions,
} from './call-actions.ts';
export type { CallActionDialogLabels } from './call-controls.labels.ts';
