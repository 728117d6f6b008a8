export { EditorRow, type EditorRowProps, RowCell, type RowCellProps } from './editor-row.tsx';
export { RowEditor, type RowEditorProps } from './row-editor.tsx';
export { isNewRow, isSameRow, newRowId, withoutRow } from './rows.model.ts';
export { useRowCells } from './use-row-cells.tsx';
export { useRowChanges } from './use-row-changes.ts';
