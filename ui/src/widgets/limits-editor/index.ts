export {
  defaultLimitCategories,
  type LimitCategory,
  type LimitChanges,
  type LimitErrors,
  type LimitValues,
  limitChanges,
  limitLabel,
  validateLimits,
} from './limits.model.ts';
export { LimitsEditor, type LimitsEditorLabels, type LimitsEditorProps } from './limits-editor.tsx';
