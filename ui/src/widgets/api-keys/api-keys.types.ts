import { type DayLabels, defaultDayLabels } from './relative-day.model.ts';

export type ApiKey = {
  sid: string;
  token: string;
  /** null: never. */
  lastUsed: Date | null;
};

export type ApiKeysLabels = DayLabels & {
  /** Head of the column and name of the table: '{label} API keys'. */
  heading: (label: string) => string;
  lastUsed: string;
  empty: string;
  errorTitle: string;
  add: string;
  /** A key by its last characters, in 'Show {key}' and 'Copy {key}'. */
  key: (end: string) => string;
  deleteKey: (end: string) => string;
  newTitle: string;
  newHelp: string;
  newKey: string;
  copyNew: string;
  done: string;
  deleteTitle: string;
  deleteConfirm: string;
  createFailed: string;
};

export const defaultLabels: ApiKeysLabels = {
  ...defaultDayLabels,
  heading: (label) => `${label} API keys`,
  lastUsed: 'Last used',
  empty: 'No API keys yet.',
  errorTitle: "Couldn't load the API keys.",
  add: 'Add key',
  key: (end) => `API key ending in ${end}`,
  deleteKey: (end) => `Delete API key ending in ${end}`,
  newTitle: 'Here is your new API key',
  newHelp: 'Copy it now and store it securely. Anyone with this key can act on your behalf.',
  newKey: 'API key',
  copyNew: 'Copy API key',
  done: 'Done',
  deleteTitle: 'Are you sure you want to delete the following API key?',
  deleteConfirm: 'Delete key',
  createFailed: "Couldn't create the key.",
};

export type ApiKeysProps = {
  keys: readonly ApiKey[];
  /** The day 'Today' is. */
  today: Date;
  /** Owner of the keys: 'Account', 'Service provider'. */
  label: string;
  isLoading?: boolean;
  /** Why the keys could not be loaded. */
  error?: string | null | undefined;
  onRetry?: () => void;
  /** Makes a key. A rejection is shown beside the button. */
  onCreate: () => Promise<{ token: string }>;
  /** Deletes a key. A rejection is shown in the dialog. */
  onDelete: (sid: string) => Promise<void>;
  canEdit: boolean;
  /** Why keys can be neither added nor deleted. */
  disabledReason?: string | undefined;
  labels?: Partial<ApiKeysLabels>;
};
