export {
  countChanges,
  deletionsOf,
  type PlanCounts,
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
