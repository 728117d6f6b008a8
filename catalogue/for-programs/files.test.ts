import { expect, it } from 'vitest';
import { reference } from '../../ui/build/reference.ts';
import { filesForPrograms } from './files.ts';

const library = reference();
const files = filesForPrograms();
const pageOf = (path: string) => files.get(`llms/${path}.md`) ?? '';

it('names every file but itself in llms.txt', () => {
  const named = [...(files.get('llms.txt') ?? '').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, file]) => file,
  );
  const others = [...files.keys()].filter((file) => file !== 'llms.txt');
  expect([...new Set(named)].sort()).toEqual(others.sort());
});

it('tells of every component its import line, an example and each prop', () => {
  for (const { name, path, importLine, props } of library.components) {
    const page = pageOf(path);
    expect(page).toContain(importLine);
    expect(page).toMatch(/^## Example\n\n```tsx\nimport /m);
    const isOnly = library.components.filter((one) => one.path === path).length === 1;
    const [, after = ''] = page.split(isOnly ? '\n## Props\n' : `\n## Props of ${name}\n`);
    const own = after.split('\n## ')[0] ?? '';
    expect(own.match(/^- `/gm) ?? [], name).toHaveLength(props.length);
  }
});

it('tells type, default and sentence of a prop, and explains the types it names', () => {
  const page = pageOf('widgets/sip-gateways');
  expect(page).toContain(
    '- `readOnly?: boolean` (default `false`) Shows stored values as text instead of controls.',
  );
  expect(page).toContain('### SipGateway\n');
});

it('has the words and the code of a guide, and nothing that is drawn', () => {
  const guide = files.get('llms/guides/how-to-partial-failure.md') ?? '';
  expect(guide).toMatch(/^# Partial failure\n/);
  expect(guide).toContain("from '@trunkline/ui/patterns/save-bar'");
  for (const [path, text] of files) {
    if (!path.startsWith('llms/guides/')) continue;
    const words = text.replace(/^```.*?^```$/gms, '').replace(/`[^`\n]*`/g, '');
    expect(words, path).not.toMatch(/^(?:import|export) |<\/?[A-Z]\w*/m);
  }
});
