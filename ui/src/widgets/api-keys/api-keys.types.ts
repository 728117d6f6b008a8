import { defaultDayLabels } from './relative-day.model.ts';

export type ApiKey = {
  sid: string;
  token: string;
  /** null: never used. */
  lastUsed: Date | null;
};

export const defaultLabels = {
  ...defaultDayLabels,
  /** Column head and name of the table: '{label} API keys'. */
  heading: (label: string) => `${label} API keys`,
  lastUsed: 'Last used',
  empty: 'No API keys yet.',
  errorTitle: "Couldn't load the API keys.",
  add: 'Add key',
  /** A key, named by its last characters, in 'Show {key}' and 'Copy {key}'. */
  key: (end: string) => `API key ending in ${end}`,
  deleteKey: (end: string) => `Delete API key ending in ${end}`,
  newTitle: 'Here is your new API key',
  newHelp: 'Copy it now and store it securely. Anyone with this key can act on your behalf.',
  newKey: 'API key',
  copyNew: 'Copy API key',
  done: 'Done',
  deleteTitle: 'Are you sure you want to delete the following API key?',
  deleteConfirm: 'Delete key',
  createFailed: "Couldn't create the key.",
};

export type ApiKeysLabels = typeof defaultLabels;

export type ApiKeysProps = {
  /** Stored keys, in any order. */
  keys: readonly ApiKey[];
  /** The day that counts as 'Today'. */
  today: Date;
  /** Owner of the keys: 'Account', 'Service provider'. */
  label: string;
  /** Shows placeholder rows. */
  isLoading?: boolean;
  /** Reason why the keys couldn't be loaded. */
  error?: string | null | undefined;
  /** Called to load again. */
  onRetry?: () => void;
  /** Creates a key. A rejection is shown beside the button. */
  onCreate: () => Promise<{ token: string }>;
  /** Deletes a key. A rejection is shown in the dialog. */
  onDelete: (sid: string) => Promise<void>;
  /** Whether keys can be added and deleted. */
  canEdit: boolean;
  /** Reason why keys can be neither added nor deleted. */
  disabledReason?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<ApiKeysLabels>;
};
