export {
  type ConfirmAlternative,
  ConfirmDialog,
  type ConfirmDialogLabels,
  type ConfirmDialogProps,
} from './confirm-dialog.tsx';
