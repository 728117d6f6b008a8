export {
  deleteMessage,
  SelfDeletion,
  type SelfDeletionLabels,
  type SelfDeletionProps,
} from './self-deletion.tsx';
