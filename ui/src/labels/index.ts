export type { LabelSets } from './label-sets.ts';
export { Labels, type LabelsProps, type Language } from './labels.tsx';
