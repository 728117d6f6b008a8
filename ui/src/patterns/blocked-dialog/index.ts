export {
  BlockedDialog,
  type BlockedDialogLabels,
  type BlockedDialogProps,
  type BlockedGroup,
  type BlockedItem,
} from './blocked-dialog.tsx';
