export {
  SetupChecklist,
  type SetupChecklistLabels,
  type SetupChecklistProps,
  type SetupStep,
} from './setup-checklist.tsx';
