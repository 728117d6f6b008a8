import { describe, expect, it } from 'vitest';
import { type Rename, renames } from '../src/development/renames.ts';
import { renameProps } from './rename-props.ts';

const inFile = (imports: string, code: string) => `${imports}\n\n${code}\n`;

/** Runs the codemod and checks that a second run changes nothing. */
function changed(imports: string, code: string, file = 'page.tsx') {
  const { text, left } = renameProps(inFile(imports, code), file);
  expect(renameProps(text, file).text).toBe(text);
  const head = `${imports}\n\n`;
  expect(text.startsWith(head)).toBe(true);
  return { code: text.slice(head.length, -1), left };
}

const from = (name: string, path: string) => `import { ${name} } from '@trunkline/ui/${path}';`;
const button = from('Button', 'primitives/button');
const shell = from('AppShell', 'patterns/app-shell');
const dialog = from('Dialog', 'primitives/dialog');
const bar = from('SaveBar', 'patterns/save-bar');
const checkbox = from('Checkbox', 'primitives/checkbox');

/** Code with one old name, and the same code with the new one. */
function exampleOf({ component, from: old, to, kind, value, values, beside }: Rename) {
  const props = Object.entries(values ?? {}).map(([name, text]) => [name, `"${text}"`] as const);
  if (kind === 'member') {
    const others = (beside ?? []).map((name) => `${name}: 'a'`).join(', ');
    return [`const one = { ${others}, ${old}: b };`, `const one = { ${others}, ${to}: b };`];
  }
  if (component === 'buttonStyles') {
    const asObject = Object.entries(values ?? { [to]: 'b' }).map(([name, text]) =>
      values ? `${name}: '${text}'` : `${name}: ${text}`,
    );
    const was = value === undefined ? `${old}: b` : `${old}: '${value}'`;
    return [`buttonStyles({ ${was} });`, `buttonStyles({ ${asObject.join(', ')} });`];
  }
  if (kind === 'children')
    return [`<${component}>Word</${component}>;`, `<${component} ${to}="Word" />;`];
  if (value !== undefined) {
    const now = props.map(([name, text]) => `${name}=${text}`).join(' ');
    return [`<${component} ${old}="${value}" />;`, `<${component} ${now} />;`];
  }
  if (kind === 'label') {
    const word = old === 'readErrorText' ? 'said' : "'Word'";
    return [`<${component} ${old}={${word}} />;`, `<${component} labels={{ ${to}: ${word} }} />;`];
  }
  if (kind === 'not' && to.startsWith('on')) {
    return [`<${component} ${old}={set} />;`, `<${component} ${to}={(open) => set(!open)} />;`];
  }
  return [
    `<${component} ${old}={is} />;`,
    `<${component} ${to}={${kind === 'not' ? '!' : ''}is} />;`,
  ];
}

describe('every name that went', () => {
  it.each(renames.map((one) => [`${one.component} ${one.from} ${one.value ?? ''}`, one] as const))(
    '%s',
    (_, rename) => {
      const [before = '', after] = exampleOf(rename);
      expect(changed(from(rename.component, rename.path), before)).toEqual({
        code: after,
        left: [],
      });
      // Not a component of the library.
      expect(changed(`import { ${rename.component} } from './own';`, before)).toEqual({
        code: before,
        left: [],
      });
    },
  );
});

it.each([
  [
    'another name',
    "import { Dialog as Box } from '@trunkline/ui/primitives/dialog';",
    '<Box isBusy />;',
    '<Box isLoading />;',
  ],
  [
    'all of a folder',
    "import * as ui from '@trunkline/ui/primitives/dialog';",
    '<ui.Dialog isBusy />;',
    '<ui.Dialog isLoading />;',
  ],
  [
    'createElement',
    dialog,
    'createElement(Dialog, { isBusy, title })',
    'createElement(Dialog, { isLoading: isBusy, title })',
  ],
  [
    'React.createElement',
    dialog,
    "React.createElement(Dialog, { 'isBusy': true })",
    'React.createElement(Dialog, { isLoading: true })',
  ],
  [
    'a name that loads later',
    '',
    "const Late = lazy(async () => ({ default: (await import('@trunkline/ui/primitives/dialog')).Dialog }));\n<Late isBusy />;",
    "const Late = lazy(async () => ({ default: (await import('@trunkline/ui/primitives/dialog')).Dialog }));\n<Late isLoading />;",
  ],
])('finds a component under %s', (_, imports, before, after) => {
  expect(changed(imports, before).code).toBe(after);
});

it.each([
  ['<AppShell isCollapsed />', '<AppShell open={false} />'],
  ['<AppShell isCollapsed={false} />', '<AppShell open />'],
  ['<AppShell isCollapsed={true} />', '<AppShell open={false} />'],
  ['<AppShell isCollapsed={!isOpen} />', '<AppShell open={isOpen} />'],
  ['<AppShell isCollapsed={narrow || hidden} />', '<AppShell open={!(narrow || hidden)} />'],
  ['<AppShell isCollapsed={store.get("folded")} />', '<AppShell open={!store.get("folded")} />'],
  [
    '<AppShell onCollapsedChange={(is) => set(is)} />',
    '<AppShell onOpenChange={(open) => set(!open)} />',
  ],
  [
    '<AppShell onCollapsedChange={(is) => set(!is)} />',
    '<AppShell onOpenChange={(open) => set(open)} />',
  ],
  [
    '<AppShell onCollapsedChange={(is: boolean) => save({ is })} />',
    '<AppShell onOpenChange={(open: boolean) => save({ is: !open })} />',
  ],
  [
    '<AppShell onCollapsedChange={(is) => { open(is); }} />',
    '<AppShell onOpenChange={(open) => ((is) => { open(is); })(!open)} />',
  ],
])('turns round %s', (before, after) => {
  expect(changed(shell, before).code).toBe(after);
});

it.each([
  [
    '<Button variant="destructive" size="sm">Delete</Button>',
    '<Button variant="primary" tone="danger" size="sm">Delete</Button>',
  ],
  ["<Button variant={'destructive-quiet'} />", '<Button tone="danger" />'],
  [
    "<Button variant={isLast ? 'destructive' : 'primary'} />",
    '<Button variant="primary" tone={isLast ? \'danger\' : undefined} />',
  ],
  [
    "<Button variant={isLast ? 'destructive-quiet' : 'ghost'} />",
    "<Button tone={isLast ? 'danger' : undefined} variant={isLast ? undefined : 'ghost'} />",
  ],
  ['<Button variant="ghost" />', '<Button variant="ghost" />'],
  [
    "<Button variant={isMain ? 'primary' : 'ghost'} />",
    "<Button variant={isMain ? 'primary' : 'ghost'} />",
  ],
])('says what a value said: %s', (before, after) => {
  expect(changed(button, before)).toEqual({ code: after, left: [] });
});

it.each([
  [
    '<SaveBar isDirty cancelLabel="Back" saveLabel="Create" />',
    "<SaveBar isDirty labels={{ cancel: 'Back', save: 'Create' }} />",
  ],
  [
    '<SaveBar saveLabel={text.save} labels={{ saved: "Done" }} />',
    '<SaveBar labels={{ saved: "Done", save: text.save }} />',
  ],
  [
    '<SaveBar cancelLabel={back} saveLabel={save} labels={words} />',
    '<SaveBar labels={{ ...words, cancel: back, save }} />',
  ],
  ['<SaveBar labels={words} saveLabel={save} />', '<SaveBar labels={{ ...words, save }} />'],
  ['<SaveBar saveLabel="Don\'t" />', '<SaveBar labels={{ save: "Don\'t" }} />'],
  ['<SaveBar saveLabel="Save &amp; close" />', '<SaveBar labels={{ save: "Save & close" }} />'],
  [
    '<SaveBar cancelLabel={no} labels={words} saveLabel={yes} />',
    '<SaveBar labels={{ ...words, cancel: no, save: yes }} />',
  ],
])('puts words into labels: %s', (before, after) => {
  expect(changed(bar, before).code).toBe(after);
});

it.each([
  [
    '<Checkbox checked={is}>\n  Active\n  now\n</Checkbox>',
    '<Checkbox checked={is} label="Active now" />',
  ],
  ['<Checkbox>{text.active}</Checkbox>', '<Checkbox label={text.active} />'],
  ['<Checkbox>All of <b>{name}</b></Checkbox>', '<Checkbox label={<>All of <b>{name}</b></>} />'],
  ['<Checkbox label="A"></Checkbox>', '<Checkbox label="A"></Checkbox>'],
])('makes a label of children: %s', (before, after) => {
  expect(changed(checkbox, before).code).toBe(after);
});

it('changes what stands inside of what moves', () => {
  const imports = [checkbox, button, bar].join('\n');
  const { code } = changed(
    imports,
    '<Checkbox>\n  Also <Button variant="destructive-quiet">Delete</Button>\n</Checkbox>',
  );
  expect(code).toBe('<Checkbox label={<>Also <Button tone="danger">Delete</Button></>} />');
});

it('keeps comments, order and formatting', () => {
  const before = `// Why: a save takes long.
export  function Page( { isBusy } ) {
  return <Dialog
    /* first */ open={isBusy}
    // the platform is slow
    isBusy={ isBusy }   {...rest}
  >{/* none */}</Dialog>
}`;
  expect(changed(dialog, before).code).toBe(before.replace('isBusy={ ', 'isLoading={ '));
});

describe('is left to a person, with its line', () => {
  it.each([
    [
      'both names',
      dialog,
      '<Dialog isBusy={a} isLoading={b} />',
      '`isBusy` of Dialog is now `isLoading`',
    ],
    [
      'a value from elsewhere',
      button,
      '<Button variant={variant} />',
      '`variant="destructive"` of Button is now `variant="primary" tone="danger"`',
    ],
    [
      'props as an object',
      dialog,
      'const props = { isBusy: true };',
      '`isBusy` of Dialog is now `isLoading`',
    ],
    [
      'a type',
      dialog,
      "type Own = Omit<DialogProps, 'isBusy'>;",
      '`isBusy` of Dialog is now `isLoading`',
    ],
    [
      'a member of a type',
      dialog,
      'type Own = { isBusy?: boolean };',
      '`isBusy` of Dialog is now `isLoading`',
    ],
    [
      'a value on its own',
      button,
      "const look = 'destructive';",
      '`variant="destructive"` of Button is now `variant="primary" tone="danger"`',
    ],
    [
      'an export',
      '',
      "export { Dialog } from '@trunkline/ui/primitives/dialog';",
      'Dialog goes on from here: look at where it is used',
    ],
    [
      'code that loads later',
      '',
      "const Late = lazy(() => import('@trunkline/ui/primitives/dialog'));",
      'Dialog goes on from here: look at where it is used',
    ],
  ])('%s', (_, imports, code, says) => {
    const { code: after, left } = changed(imports, code);
    expect(after).toBe(code);
    expect(left).toEqual([{ line: 3, says }]);
  });
});

it('reads what each ending allows', () => {
  expect(changed(dialog, 'const a = <T,>(x: T) => <Dialog isBusy />;').code).toContain('isLoading');
  expect(changed(button, 'const a = <any>buttonStyles;', 'a.ts').code).toBe(
    'const a = <any>buttonStyles;',
  );
  expect(changed(dialog, 'const a = (x) => <Dialog isBusy />;', 'a.jsx').code).toContain(
    'isLoading',
  );
  expect(changed(dialog, '@tag class A { b = <Dialog isBusy />; }').code).toContain('isLoading');
});
