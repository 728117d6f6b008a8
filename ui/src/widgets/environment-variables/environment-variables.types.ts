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
  /** Before the names of those that a save will drop. */
  removed: string;
  /** Takes the stored ones away. */
  remove: string;
  retry: string;
  /** The empty choice of a list. */
  noChoice: string;
  unavailable: (value: string) => string;
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
  none: 'This application has no variables.',
  failed: "Couldn't load the application's variables.",
  kept: 'Stored values are kept:',
  removed: 'Not asked for by this application. Removed when you save:',
  remove: 'Remove stored values',
  retry: 'Retry',
  noChoice: 'None',
  unavailable: (value) => `${shorten(value)} (unavailable)`,
  carriersLoading: 'Loading carriers',
  carriersFailed: "Couldn't load the carriers.",
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
