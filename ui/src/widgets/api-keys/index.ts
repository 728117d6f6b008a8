export { ApiKeys } from './api-keys.tsx';
export type { ApiKey, ApiKeysLabels, ApiKeysProps } from './api-keys.types.ts';
export { type DayLabels, relativeDay } from './relative-day.model.ts';
