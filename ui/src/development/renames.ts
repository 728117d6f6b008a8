/*
 * Props that have another name since 0.3, by component. `@deprecated` in the declarations, warnings in
 * development, the codemod and the page "Migrate" all say what stands here; tests compare them.
 */

export type Rename = {
  component: string;
  /** Folder to import it from. */
  path: string;
  /** The prop, or the member of an object prop. */
  from: string;
  to: string;
  /**
   * `not`: the new prop is the negation. `label`: moved into `labels`. `member`: member of an
   * object, recognised by its siblings. `children`: moved between the tags.
   */
  kind?: 'not' | 'label' | 'member' | 'children';
  /** Only this value of the prop was removed. */
  value?: string;
  /** Props that replace the value. */
  values?: Readonly<Record<string, string>>;
  /** Sibling members that identify such an object. */
  beside?: readonly string[];
  removedIn?: string;
};

export const renamedSince = '0.3.0';
const removedIn = '0.4.0';

const props = (
  path: string,
  component: string,
  names: Readonly<Record<string, string>>,
  kind?: Rename['kind'],
): Rename[] =>
  Object.entries(names).map(([from, to]) => ({
    component,
    path,
    from,
    to,
    ...(kind && { kind }),
  }));

const words = (path: string, component: string, names: Readonly<Record<string, string>>) =>
  props(path, component, names, 'label');

const value = (
  path: string,
  component: string,
  from: string,
  old: string,
  values: Readonly<Record<string, string>>,
): Rename => ({ component, path, from, to: Object.keys(values).join(' '), value: old, values });

const red = { tone: 'danger' };

export const renames: readonly Rename[] = [
  // Waiting.
  ...props('primitives/dialog', 'Dialog', { isBusy: 'isLoading' }),
  ...props('patterns/command-palette', 'CommandPalette', { isBusy: 'isLoading' }),
  ...props('patterns/confirm-dialog', 'ConfirmDialog', { isBusy: 'isLoading' }),
  ...props('patterns/credential-fields', 'CredentialTest', { isTesting: 'isLoading' }),
  ...props('patterns/error-state', 'ErrorState', { isRetrying: 'isLoading' }),
  ...props('patterns/finding-list', 'FindingList', { isPending: 'isLoading' }),
  ...props('patterns/save-bar', 'SaveBar', { isSaving: 'isLoading' }),
  ...props('widgets/bucket-credential', 'BucketCredential', { isTesting: 'isLoading' }),
  ...props('widgets/self-deletion', 'SelfDeletion', { isBusy: 'isLoading' }),
  // Opening.
  ...props(
    'patterns/app-shell',
    'AppShell',
    { isCollapsed: 'open', onCollapsedChange: 'onOpenChange' },
    'not',
  ),
  // Red.
  value('primitives/button', 'Button', 'variant', 'destructive', { variant: 'primary', ...red }),
  value('primitives/button', 'Button', 'variant', 'destructive-quiet', red),
  value('primitives/button', 'buttonStyles', 'variant', 'destructive', {
    variant: 'primary',
    ...red,
  }),
  value('primitives/button', 'buttonStyles', 'variant', 'destructive-quiet', red),
  value('primitives/icon-button', 'IconButton', 'variant', 'destructive-quiet', red),
  value('primitives/copy-button', 'CopyButton', 'variant', 'destructive-quiet', red),
  value('patterns/confirm-dialog', 'ConfirmDialog', 'tone', 'default', { tone: 'neutral' }),
  value('patterns/form-section', 'FormSection', 'variant', 'danger', red),
  value('patterns/form-section', 'FormSection', 'variant', 'default', { tone: 'neutral' }),
  // Booleans.
  ...props('primitives/button', 'Button', { wraps: 'canWrap' }),
  ...props('primitives/button', 'buttonStyles', { wraps: 'canWrap' }),
  ...props('primitives/combobox', 'Combobox', { clearable: 'canClear', filter: 'canFilter' }),
  ...props('primitives/copy-text', 'CopyText', { mono: 'isMono' }),
  ...props('primitives/dialog', 'Dialog', { dismissible: 'canDismiss' }),
  ...props('primitives/file-input', 'FileInput', { clearable: 'canClear' }),
  ...props('primitives/link', 'Link', { external: 'isExternal' }),
  ...props('primitives/text-input', 'TextInput', { mono: 'isMono' }),
  ...props('primitives/textarea', 'Textarea', { mono: 'isMono' }),
  {
    component: 'DataTable',
    path: 'patterns/data-table',
    from: 'secondary',
    to: 'isSecondary',
    kind: 'member',
    beside: ['id', 'header'],
  },
  // Choices.
  ...props('patterns/command-palette', 'CommandPalette', { onChoose: 'onSelect' }),
  {
    component: 'ConfirmDialog',
    path: 'patterns/confirm-dialog',
    from: 'onChoose',
    to: 'onSelect',
    kind: 'member',
    beside: ['label'],
  },
  // Words with a default.
  ...words('primitives/code-block', 'CodeBlock', { copyLabel: 'copyLabel' }),
  ...words('primitives/combobox', 'Combobox', { emptyText: 'empty' }),
  ...words('primitives/copy-button', 'CopyButton', {
    copiedText: 'copiedText',
    failedText: 'failedText',
  }),
  ...words('primitives/dialog', 'Dialog', { closeLabel: 'closeLabel' }),
  ...words('primitives/file-input', 'FileInput', {
    clearLabel: 'clearLabel',
    readErrorText: 'readErrorText',
  }),
  ...words('primitives/link', 'Link', { externalHint: 'externalHint' }),
  ...words('primitives/tabs', 'Tabs', { errorText: 'errorText' }),
  ...words('primitives/toast', 'ToastRegion', { dismissLabel: 'dismissLabel' }),
  ...words('patterns/blocked-dialog', 'BlockedDialog', {
    closeLabel: 'closeLabel',
    allText: 'allText',
    moreText: 'moreText',
  }),
  ...words('patterns/confirm-dialog', 'ConfirmDialog', {
    cancelLabel: 'cancelLabel',
    typedConfirmationLabel: 'typedConfirmationLabel',
    fallbackError: 'fallbackError',
  }),
  ...words('patterns/page-header', 'PageHeader', { totalLabel: 'totalLabel' }),
  ...words('patterns/page-outline', 'PageOutline', { problemText: 'problemText' }),
  ...words('patterns/save-bar', 'SaveBar', { cancelLabel: 'cancel', saveLabel: 'save' }),
  ...words('widgets/setup-checklist', 'SetupChecklist', {
    doneLabel: 'doneLabel',
    nextLabel: 'nextLabel',
  }),
  {
    component: 'Checkbox',
    path: 'primitives/checkbox',
    from: 'children',
    to: 'label',
    kind: 'children',
    removedIn: '0.5.0',
  },
];

const asProps = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, text]) => `${name}="${text}"`)
    .join(' ');

/** The old name as it appears in code: 'isBusy', 'variant="destructive"'. */
export const oldName = ({ from, value: old }: Rename): string =>
  old === undefined ? from : `${from}="${old}"`;

/** The new name as it appears in code: 'isLoading', '!open', 'tone="danger"', 'labels.empty'. */
export function newName({ to, kind, values }: Rename): string {
  if (values) return asProps(values);
  if (kind === 'label') return `labels.${to}`;
  return kind === 'not' && !to.startsWith('on') ? `!${to}` : to;
}

export const goneIn = (rename: Rename): string => rename.removedIn ?? removedIn;

/** Text after `@deprecated`. */
export const deprecationOf = (rename: Rename): string =>
  `since ${renamedSince}, use \`${newName(rename)}\`, removed in ${goneIn(rename)}`;
