import { shorten } from '../../tokens/text/index.ts';

/** The carriers a variable may name. */
export type Carriers =
  | { status: 'ready'; names: readonly string[] }
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void };

export const defaultLabels = {
  legend: 'Environment variables',
  lookingUp: 'Looking up the variables of the application',
  /** The application answered, and asks for nothing. */
  none: 'This application has no variables.',
  failed: "Couldn't load the application's variables.",
  /** Before the names of the variables that are stored. */
  kept: 'Stored values are kept:',
  /** Before the names of those that a save will drop. */
  removed: 'Not asked for by this application. Removed when you save:',
  /** In place of a name that is empty or blank. */
  unnamed: 'Without a name',
  /** Takes the stored ones away. */
  remove: 'Remove stored values',
  retry: 'Retry',
  /** The empty choice of a list. */
  noChoice: 'None',
  unavailable: (value: string) => `${shorten(value)} (unavailable)`,
  carriersLoading: 'Loading carriers',
  carriersFailed: "Couldn't load the carriers.",
  /** In an empty input whose variable has a default. */
  defaultIs: (value: string) => `Default: ${value}`,
  show: (key: string) => `Show ${key}`,
  hide: (key: string) => `Hide ${key}`,
  chooseFile: 'Choose a file',
  /** Names the text that was read from a file. */
  fileText: (key: string) => `Text of ${key}`,
  readError: (message: string) => `Failed to read file: ${message}`,
  /** Read-only: no value, a secret, a boolean. */
  notSet: 'Not set',
  hidden: 'Set, hidden',
  on: 'Yes',
  off: 'No',
};

export type EnvironmentVariablesLabels = typeof defaultLabels;
