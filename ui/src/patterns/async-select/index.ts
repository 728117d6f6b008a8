export type { AsyncOption, OptionsStatus } from './async-select.model.ts';
export {
  AsyncSelect,
  type AsyncSelectLabels,
  type AsyncSelectProps,
} from './async-select.tsx';
