export { EditorRow, type EditorRowProps, RowCell, type RowCellProps } from './editor-row.tsx';
export { RowEditor, type RowEditorProps } from './row-editor.tsx';
export { useRowCells } from './use-row-cells.tsx';
