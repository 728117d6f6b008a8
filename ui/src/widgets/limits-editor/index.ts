export {
  type LimitCategory,
  type LimitChanges,
  type LimitErrors,
  type LimitValues,
  limitChanges,
  limitMessage,
  validateLimits,
} from './limits.model.ts';
export { LimitsEditor, type LimitsEditorLabels, type LimitsEditorProps } from './limits-editor.tsx';
