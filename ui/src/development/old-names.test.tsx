import { Plus } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { userEvent, waitFor, within } from 'storybook/test';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { AppShell } from '../patterns/app-shell/index.ts';
import { BlockedDialog } from '../patterns/blocked-dialog/index.ts';
import { CommandPalette } from '../patterns/command-palette/index.ts';
import { ConfirmDialog } from '../patterns/confirm-dialog/index.ts';
import { CredentialTest } from '../patterns/credential-fields/index.ts';
import { DataTable } from '../patterns/data-table/index.ts';
import { ErrorState } from '../patterns/error-state/index.ts';
import { FindingList } from '../patterns/finding-list/index.ts';
import { FormSection } from '../patterns/form-section/index.ts';
import { PageHeader } from '../patterns/page-header/index.ts';
import { PageOutline } from '../patterns/page-outline/index.ts';
import { SaveBar } from '../patterns/save-bar/index.ts';
import { Button, buttonStyles } from '../primitives/button/index.ts';
import { Checkbox } from '../primitives/checkbox/index.ts';
import { CodeBlock } from '../primitives/code-block/index.ts';
import { Combobox, preloadCombobox } from '../primitives/combobox/index.ts';
import { CopyButton } from '../primitives/copy-button/index.ts';
import { CopyText } from '../primitives/copy-text/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { FileInput } from '../primitives/file-input/index.ts';
import { IconButton } from '../primitives/icon-button/index.ts';
import { Link } from '../primitives/link/index.ts';
import { preloadSelect } from '../primitives/select/index.ts';
import { Tabs } from '../primitives/tabs/index.ts';
import { TextInput } from '../primitives/text-input/index.ts';
import { Textarea } from '../primitives/textarea/index.ts';
import { ToastRegion } from '../primitives/toast/index.ts';
import { inJsdom } from '../testing/jsdom/in-jsdom.fixtures.ts';
import { BucketCredential, emptyBucket } from '../widgets/bucket-credential/index.ts';
import { SelfDeletion } from '../widgets/self-deletion/index.ts';
import { SetupChecklist } from '../widgets/setup-checklist/index.ts';
import { newName, oldName, type Rename, renames } from './renames.ts';

// Otherwise their lists would load between the two renderings compared.
beforeAll(() => Promise.all([preloadSelect(), preloadCombobox()]));

const ignore = () => undefined;
const open = { open: true, onOpenChange: ignore, title: 'Delete?' };
const options = [{ value: 'a', label: 'A' }];

/** A component and props for which each old name makes a difference. */
const places: Record<string, [unknown, object]> = {
  AppShell: [AppShell, { brand: { productName: 'Acme' }, navigation: [], children: 'Page' }],
  BlockedDialog: [
    BlockedDialog,
    {
      ...open,
      groups: [
        { label: 'A', items: [{ id: '1', label: 'One' }], total: 9, href: '/' },
        { label: 'B', items: [{ id: '1', label: 'One' }], total: 9 },
      ],
    },
  ],
  BucketCredential: [
    BucketCredential,
    {
      value: { ...emptyBucket, vendor: 'aws_s3' },
      onChange: ignore,
      onTest: ignore,
    },
  ],
  Button: [Button, { children: 'Save' }],
  Checkbox: [Checkbox, {}],
  CodeBlock: [CodeBlock, { code: 'a' }],
  Combobox: [Combobox, { 'aria-label': 'A', options, defaultValue: 'a' }],
  CommandPalette: [CommandPalette, { ...open, query: '', onQueryChange: ignore, groups: [] }],
  ConfirmDialog: [
    ConfirmDialog,
    { ...open, confirmLabel: 'Delete', onConfirm: ignore, typedConfirmation: 'Acme' },
  ],
  CopyButton: [CopyButton, { value: 'a', label: 'Copy' }],
  CopyText: [CopyText, { value: 'a', label: 'Copy' }],
  CredentialTest: [CredentialTest, { onTest: ignore }],
  DataTable: [DataTable, { label: 'A', rowKey: () => 'a', rows: [{}] }],
  Dialog: [Dialog, open],
  ErrorState: [ErrorState, { onRetry: ignore }],
  FileInput: [FileInput, { fileName: 'a.json' }],
  FindingList: [FindingList, { title: 'A', findings: [] }],
  FormSection: [FormSection, { title: 'A', children: 'B' }],
  IconButton: [IconButton, { icon: () => null, label: 'A' }],
  Link: [Link, { href: '/', children: 'A' }],
  PageHeader: [PageHeader, { title: 'A', total: 3 }],
  PageOutline: [PageOutline, { of: { current: null } }],
  SaveBar: [SaveBar, { isDirty: true, onCancel: ignore }],
  SelfDeletion: [SelfDeletion, { hasPassword: false, onDelete: ignore, onCancel: ignore }],
  SetupChecklist: [
    SetupChecklist,
    {
      steps: [
        { id: 'a', label: 'A', isDone: true },
        { id: 'b', label: 'B', isDone: false },
      ],
    },
  ],
  Tabs: [Tabs, { items: [{ value: 'a', label: 'A', content: 'A', hasError: true }] }],
  TextInput: [TextInput, { 'aria-label': 'A' }],
  Textarea: [Textarea, { 'aria-label': 'A' }],
  ToastRegion: [ToastRegion, { toast: { id: 1, tone: 'info', message: 'A' }, onDismiss: ignore }],
};

/** Visible only later, or after an interaction: the rendering can't show the difference. */
const unseen = [
  'Combobox',
  'CopyButton copiedText',
  'CopyButton failedText',
  'FileInput readErrorText',
  'ConfirmDialog fallbackError',
  'PageOutline problemText',
];

const isUnseen = ({ component, from, value }: Rename) =>
  unseen.includes(component) || unseen.includes(`${component} ${from}`) || value === 'default';

const asWord = ({ from }: Rename) =>
  /^(allText|moreText|totalLabel|typedConfirmationLabel|readErrorText)$/.test(from)
    ? () => 'A word'
    : 'A word';

/** Old and new props with the same meaning and, where it can be seen, the opposite. */
function propsOf(rename: Rename): { old: object; now: object; other: object } {
  const { from, to, kind, value, values, component } = rename;
  if (component === 'DataTable') {
    const column = (more: object) => ({
      columns: [{ id: 'a', header: 'A', cell: () => 'A', ...more }],
    });
    return { old: column({ [from]: true }), now: column({ [to]: true }), other: column({}) };
  }
  if (values) return { old: { [from]: value }, now: values, other: {} };
  if (kind === 'label') {
    const word = asWord(rename);
    // Props without which the label isn't shown.
    const said = { ...(component === 'FileInput' && { canClear: true }) };
    if (component === 'Link') Object.assign(said, { isExternal: true });
    return {
      old: { ...said, [from]: word },
      now: { ...said, labels: { [to]: word } },
      other: said,
    };
  }
  if (kind === 'children') return { old: { children: 'A' }, now: { label: 'A' }, other: {} };
  const is = from !== 'mono' || component !== 'CopyText';
  return { old: { [from]: is }, now: { [to]: kind === 'not' ? !is : is }, other: { [from]: !is } };
}

/** Handlers and the arguments of buttonStyles are tested below. */
const drawn = renames.filter(
  ({ component, from }) => component !== 'buttonStyles' && !from.startsWith('on'),
);

async function pageWith(component: string, props: object): Promise<string> {
  const [part, base] = places[component] ?? [];
  const { root } = inJsdom();
  root.render(createElement(part as ComponentType<object>, { ...base, ...props }));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const html = document.body.innerHTML.replace(/(radix-)?_r_\w+_/g, 'id');
  root.render(null);
  await waitFor(() => expect(document.querySelector('main')?.innerHTML).toBe(''));
  document.body.innerHTML = '';
  return html;
}

const warnings = () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(ignore);
  onTestFinished(() => warned.mockRestore());
  return () => warned.mock.calls.map(([sentence]) => String(sentence));
};

it.each(drawn.map((one) => [`${one.component} ${oldName(one)}`, one] as const))(
  '%s does what its new name does, and says so once',
  async (_, rename) => {
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: ignore },
      userAgent: 'jsdom',
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const said = warnings();
    const { component } = rename;
    const { old, now, other } = propsOf(rename);
    const withNew = await pageWith(component, now);
    expect(said()).toEqual([]);
    expect(await pageWith(component, old)).toBe(withNew);
    const sentence = `${component}: write \`${newName(rename)}\` for \`${oldName(rename)}\``;
    expect(said().filter((one) => one.includes(sentence))).toHaveLength(1);
    await pageWith(component, old);
    expect(said().filter((one) => one.includes(sentence))).toHaveLength(1);
    if (!isUnseen(rename)) expect(await pageWith(component, other)).not.toBe(withNew);
  },
);

it('gives a link the look of a button under the old names', () => {
  const said = warnings();
  expect(buttonStyles({ variant: 'destructive' })).toBe(
    buttonStyles({ variant: 'primary', tone: 'danger' }),
  );
  expect(buttonStyles({ variant: 'destructive-quiet' })).toBe(buttonStyles({ tone: 'danger' }));
  expect(buttonStyles({ wraps: true })).toBe(buttonStyles({ canWrap: true }));
  expect(said().join()).not.toContain('buttonStyles');
});

/** A dialog enables the pointer in an effect after mounting: earlier presses are refused. */
const press = (element: HTMLElement) => waitFor(() => userEvent.click(element));

it('calls handlers under their old names', async () => {
  warnings();
  const { root } = inJsdom();
  const page = within(document.body);
  const fold = vi.fn();
  const unfold = vi.fn();
  root.render(
    <AppShell
      brand={{ productName: 'Acme' }}
      navigation={[]}
      onCollapsedChange={fold}
      onOpenChange={unfold}
    >
      Page
    </AppShell>,
  );
  await press(await page.findByRole('button', { name: 'Collapse navigation' }));
  expect([fold.mock.calls, unfold.mock.calls]).toEqual([[[true]], [[false]]]);

  const choose = vi.fn();
  root.render(
    <ConfirmDialog
      {...open}
      confirmLabel="Leave"
      onConfirm={ignore}
      alternative={{ label: 'Save', onChoose: choose }}
    />,
  );
  await press(await page.findByRole('button', { name: 'Save' }));
  expect(choose).toHaveBeenCalledOnce();

  const find = vi.fn();
  root.render(
    <CommandPalette
      {...open}
      query=""
      onQueryChange={ignore}
      groups={[{ id: 'a', heading: 'A', items: [{ id: 'one', label: 'One', icon: Plus }] }]}
      onChoose={find}
    />,
  );
  await press(await page.findByText('One'));
  expect(find).toHaveBeenCalledWith('one');
});
