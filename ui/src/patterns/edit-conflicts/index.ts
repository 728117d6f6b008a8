export {
  type ConflictChoice,
  type EditConflict,
  EditConflicts,
  type EditConflictsLabels,
  type EditConflictsProps,
} from './edit-conflicts.tsx';
