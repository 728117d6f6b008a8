export {
  BlockedDialog,
  type BlockedDialogProps,
  type BlockedGroup,
  type BlockedItem,
} from './blocked-dialog.tsx';
