import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { entries } from '../build/library.ts';

const ui = fileURLToPath(new URL('..', import.meta.url));
const dist = join(ui, 'dist');

it('has every entry with its declarations', () => {
  for (const entry of Object.keys(entries)) {
    for (const end of ['.js', '.d.ts']) readFileSync(join(dist, `${entry}${end}`));
  }
});

it('imports nothing that it does not declare, and no test, story or source', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies } = manifest;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const undeclared = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    expect(file).not.toMatch(/\.(stories|test|fixtures)\./);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [, id = ''] of text.matchAll(
      /(?:from |import\(|^import )["']([^"'.][^"']*)["']/gm,
    )) {
      const name = id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/');
      if (!declared.has(name)) undeclared.add(`${name} in ${file}`);
    }
    expect(text).not.toMatch(/from ["']\.[^"']*\.tsx?["']/);
  }
  // Only its types are named, by who uses the preset: they have Tailwind.
  undeclared.delete('tailwindcss in tailwind-preset.d.ts');
  expect([...undeclared]).toEqual([]);
});

it('refuses to be packed from its sources, and says where the package is', () => {
  const packed = spawnSync('npm', ['pack', ui, '--dry-run'], { encoding: 'utf8' });
  expect(packed.status).not.toBe(0);
  expect(packed.stderr).toContain('npm pack ./ui/dist');
});
