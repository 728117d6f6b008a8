import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { create, read, root, unpacked } from '../../create-trunkline/project.ts';

const { lean } = inject('packed');
const place = join(lean, 'codemod');
mkdirSync(place);
const command = join(lean, 'node_modules/@trunkline/ui', manifestOf().bin['trunkline-ui']);

function manifestOf(): { bin: { 'trunkline-ui': string } } {
  return JSON.parse(read(join(lean, 'node_modules/@trunkline/ui'), 'package.json'));
}

/** Runs the command like `npx @trunkline/ui`, in the folder of the application. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: place,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const before = `import { AppShell } from '@trunkline/ui/patterns/app-shell';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { useState } from 'react';

// A page as it was with 0.2.
export function Old({ look }: { look: 'ghost' | 'destructive' }) {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      brand={{ productName: 'Acme' }}
      navigation={[]}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    >
      <Checkbox>Active</Checkbox>
      <Button variant="destructive-quiet" wraps>
        Delete the carrier
      </Button>
      <Button variant={look}>Look</Button>
      <SaveBar isDirty isSaving={false} saveLabel="Create" />
    </AppShell>
  );
}
`;

const after = before
  .replace('isCollapsed={isCollapsed}', 'open={!isCollapsed}')
  .replace('onCollapsedChange={setCollapsed}', 'onOpenChange={(open) => setCollapsed(!open)}')
  .replace('<Checkbox>Active</Checkbox>', '<Checkbox label="Active" />')
  .replace('variant="destructive-quiet" wraps', 'tone="danger" canWrap')
  .replace('isSaving={false} saveLabel="Create"', `isLoading={false} labels={{ save: 'Create' }}`);

it('renames props in an application, says what is left, and then has nothing to do', () => {
  mkdirSync(join(place, 'command'));
  const template = unpacked(join(root, 'create-trunkline'), join(place, 'command'));
  create(template, place, 'app', '--library');
  const app = join(place, 'app');
  const fresh = run('codemod', '0.3', 'app');
  expect([fresh.status, fresh.stdout]).toEqual([0, '0 files changed.\n']);

  const file = join(app, 'src/old.tsx');
  writeFileSync(file, before);
  mkdirSync(join(app, 'node_modules/own'), { recursive: true });
  writeFileSync(join(app, 'node_modules/own/index.tsx'), before);
  const left =
    '\nLeft to you:\n  app/src/old.tsx:8  `variant="destructive"` of Button is now `variant="primary" tone="danger"`\n  app/src/old.tsx:21  `variant="destructive"` of Button is now `variant="primary" tone="danger"`\n';
  const dry = run('codemod', '0.3', 'app', '--dry-run');
  expect(dry.stdout).toBe(`  app/src/old.tsx\n1 file would change. Nothing was written.\n${left}`);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(run('codemod', '0.3', 'app').stdout).toBe(`  app/src/old.tsx\n1 file changed.\n${left}`);
  expect(readFileSync(file, 'utf8')).toBe(after);
  expect(readFileSync(join(app, 'node_modules/own/index.tsx'), 'utf8')).toBe(before);
  expect(run('codemod', '0.3', 'app/src/old.tsx').stdout).toContain('0 files changed.');

  const tools = ['@types/react', '@types/react-dom', 'vite'];
  for (const name of tools) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  execFileSync(join(root, 'node_modules/.bin/tsc'), { cwd: app, stdio: 'inherit' });
});

it('keeps a file that it can not read, and says where it stopped', () => {
  const file = join(place, 'broken.tsx');
  const text =
    "import { Dialog } from '@trunkline/ui/primitives/dialog';\nconst a = <Dialog isBusy;\n";
  writeFileSync(file, text);
  expect(run('codemod', '0.3', 'broken.tsx').stdout).toBe(
    "0 files changed.\n\nLeft to you:\n  broken.tsx:2  can't be read: not changed\n",
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it.each([
  [['codemod', '0.4', 'src'], 'There is a codemod for 0.3 alone.'],
  [['codemod', '0.3'], 'Say which files or folders, such as src.'],
  [['codemod', '0.3', 'nowhere'], 'Not there: nowhere'],
  [['codemods'], 'There is no "codemods".'],
  [['codemod', '--dri'], "Unknown option '--dri'"],
])('refuses %j in words', (args, words) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});
