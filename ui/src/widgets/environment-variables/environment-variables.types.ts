import { shorten } from '../../tokens/text/index.ts';

/** Carriers that a variable may name. */
export type Carriers =
  | { status: 'ready'; names: readonly string[] }
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void };

export const defaultLabels = {
  legend: 'Environment variables',
  lookingUp: 'Looking up the variables of the application',
  /** The application responded that it has none. */
  none: 'This application has no variables.',
  failed: "Couldn't load the application's variables.",
  /** Before the names of stored variables. */
  kept: 'Stored values are kept:',
  /** Before the names of variables that a save will drop. */
  removed: 'Not asked for by this application. Removed when you save:',
  /** Replaces an empty or blank name. */
  unnamed: 'Without a name',
  /** Removes the stored variables. */
  remove: 'Remove stored values',
  retry: 'Retry',
  /** The empty option of a list. */
  noChoice: 'None',
  unavailable: (value: string) => `${shorten(value)} (unavailable)`,
  carriersLoading: 'Loading carriers',
  carriersFailed: "Couldn't load the carriers.",
  /** Placeholder of an empty input if the variable has a default. */
  defaultIs: (value: string) => `Default: ${value}`,
  show: (key: string) => `Show ${key}`,
  hide: (key: string) => `Hide ${key}`,
  chooseFile: 'Choose a file',
  /** Accessible name of the text read from a file. */
  fileText: (key: string) => `Text of ${key}`,
  readError: (message: string) => `Failed to read file: ${message}`,
  /** Read-only: for no value, a secret, a boolean. */
  notSet: 'Not set',
  hidden: 'Set, hidden',
  on: 'Yes',
  off: 'No',
};

export type EnvironmentVariablesLabels = typeof defaultLabels;
