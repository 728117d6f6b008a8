export {
  defaultLabels,
  type FieldChange,
  RecordChanges,
  type RecordChangesLabels,
  type RecordChangesProps,
  type RowChange,
  type RowChangeGroup,
} from './record-changes.tsx';
