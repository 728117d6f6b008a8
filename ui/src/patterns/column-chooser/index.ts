export type { ChoosableColumn } from './column-chooser.model.ts';
export {
  ColumnChooser,
  type ColumnChooserLabels,
  type ColumnChooserProps,
} from './column-chooser.tsx';
