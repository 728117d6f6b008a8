import { defaultDayLabels } from './relative-day.model.ts';

export type ApiKey = {
  sid: string;
  token: string;
  /** null: never. */
  lastUsed: Date | null;
};

export const defaultLabels = {
  ...defaultDayLabels,
  /** Head of the column and name of the table: '{label} API keys'. */
  heading: (label: string) => `${label} API keys`,
  lastUsed: 'Last used',
  empty: 'No API keys yet.',
  errorTitle: "Couldn't load the API keys.",
  add: 'Add key',
  /** A key by its last characters, in 'Show {key}' and 'Copy {key}'. */
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
  /** Keys as they are stored, newest first or not. */
  keys: readonly ApiKey[];
  /** The day 'Today' is. */
  today: Date;
  /** Owner of the keys: 'Account', 'Service provider'. */
  label: string;
  /** Draws rows that stand in for the keys. */
  isLoading?: boolean;
  /** Why the keys could not be loaded. */
  error?: string | null | undefined;
  /** Called when the person wants to load again. */
  onRetry?: () => void;
  /** Makes a key. A rejection is shown beside the button. */
  onCreate: () => Promise<{ token: string }>;
  /** Deletes a key. A rejection is shown in the dialog. */
  onDelete: (sid: string) => Promise<void>;
  /** Whether keys can be added and deleted. */
  canEdit: boolean;
  /** Why keys can be neither added nor deleted. */
  disabledReason?: string | undefined;
  /** Texts that replace those of the language. */
  labels?: Partial<ApiKeysLabels>;
};
