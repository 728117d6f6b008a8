export {
  type EnvironmentErrors,
  type EnvironmentSchema,
  type EnvironmentValue,
  type EnvironmentValues,
  type EnvironmentVariable,
  problemsOf,
  toSend,
  withDefaults,
} from './environment.model.ts';
export {
  type EnvironmentLookup,
  EnvironmentVariables,
  type EnvironmentVariablesProps,
} from './environment-variables.tsx';
export type { Carriers, EnvironmentVariablesLabels } from './environment-variables.types.ts';
