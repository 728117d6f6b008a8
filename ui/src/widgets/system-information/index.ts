export {
  cidrEntries,
  type LogLevel,
  type SystemInformationErrors,
  type SystemInformationValue,
  validateSystemInformation,
} from './system-information.model.ts';
export {
  SystemInformation,
  type SystemInformationLabels,
  type SystemInformationProps,
} from './system-information.tsx';
