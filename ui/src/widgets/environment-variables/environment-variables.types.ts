import { shorten } from '../../tokens/text/index.ts';

/** The carriers a variable may name. */
export type Carriers =
  | { status: 'ready'; names: readonly string[] }
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void };

export type EnvironmentVariablesLabels = {
  legend: string;
  lookingUp: string;
  /** The application answered, and asks for nothing. */
  none: string;
  failed: string;
  /** Before the names of the variables that are stored. */
  kept: string;
  retry: string;
  /** The empty choice of a list. */
  noChoice: string;
  notOffered: (value: string) => string;
  carriersLoading: string;
  carriersFailed: string;
  /** In an empty input whose variable has a default. */
  defaultIs: (value: string) => string;
  show: (key: string) => string;
  hide: (key: string) => string;
  chooseFile: string;
  /** Names the text that was read from a file. */
  fileText: (key: string) => string;
  readError: (message: string) => string;
  /** Read-only: no value, a secret, a boolean. */
  notSet: string;
  hidden: string;
  on: string;
  off: string;
};

export const defaultLabels: EnvironmentVariablesLabels = {
  legend: 'Environment variables',
  lookingUp: 'Looking up the variables of the application',
  none: 'The application asks for no variables.',
  failed: 'The variables of the application could not be looked up.',
  kept: 'What is stored stays as it is:',
  retry: 'Retry',
  noChoice: 'None',
  notOffered: (value) => `${shorten(value)} (unavailable)`,
  carriersLoading: 'Loading carriers',
  carriersFailed: 'The carriers could not be loaded.',
  defaultIs: (value) => `Default: ${value}`,
  show: (key) => `Show ${key}`,
  hide: (key) => `Hide ${key}`,
  chooseFile: 'Choose a file',
  fileText: (key) => `Text of ${key}`,
  readError: (message) => `Failed to read file: ${message}`,
  notSet: 'Not set',
  hidden: 'Set, hidden',
  on: 'Yes',
  off: 'No',
};
