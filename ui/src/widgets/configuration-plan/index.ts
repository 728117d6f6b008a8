export {
  countChanges,
  deletionsOf,
  type PlannedChange,
  type PlannedRecord,
  type RecordState,
} from './configuration-plan.model.ts';
export {
  ConfigurationPlan,
  type ConfigurationPlanLabels,
  type ConfigurationPlanProps,
  defaultLabels,
} from './configuration-plan.tsx';
