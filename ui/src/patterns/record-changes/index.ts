export type { RecordChangesLabels } from './change-labels.ts';
export { RecordChanges, type RecordChangesProps } from './record-changes.tsx';
export type { ChangedRow, ChangedRows, FieldChange } from './record-changes.types.ts';
