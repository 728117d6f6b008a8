import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ui = fileURLToPath(new URL('..', import.meta.url));
const dist = join(ui, 'dist');

/** Names that the guides assume: defined by an earlier example or by the reader. */
const readersOwn = `
declare module '@testing-library/react' { export { screen } from '@testing-library/dom' }
declare const acme: import('@trunkline/ui/tokens/brand').Brand;
declare const brand: import('@trunkline/ui/tokens/brand').Brand;
declare const record: unknown;
declare const stored: import('@trunkline/ui/widgets/sip-gateways').SipGatewaysValue;
declare const Gateways: import('react').ComponentType<{ stored: typeof stored }>;
declare const App: import('react').ComponentType;
declare const rest: import('@trunkline/ui/patterns/pager').PagerProps;
`;

/** Declares the reader's own data, of any type. */
function yourData(codes: readonly string[]): string {
  const names = codes.flatMap((code) => {
    const [, list = ''] = /import \{([^}]*)\} from '\.\/your-data'/.exec(code) ?? [];
    return list.split(',').flatMap((one) => /\w+$/.exec(one.trim())?.[0] ?? []);
  });
  const members = [...new Set(names)].map(
    (name) => `export const ${name}: any; export type ${name} = any;`,
  );
  return `declare module '*/your-data' { ${members.join(' ')} }`;
}

it('has examples that compile as they are written', () => {
  const app = mkdtempSync(join(tmpdir(), 'examples-'));
  symlinkSync(join(ui, '../node_modules'), join(app, 'node_modules'), 'dir');
  const pages = readdirSync(join(dist, 'llms'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('dist/llms', file));
  const examples = ['README.md', ...pages].flatMap((page) => {
    const blocks = [...readFileSync(join(ui, page), 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms)];
    return blocks.map(([, code = ''], at) => ({ page, at, code }));
  });
  // A line with an ellipsis omits required code.
  const whole = examples.filter(({ code }) => !/^\s*…/m.test(code));
  expect(whole.length).toBeGreaterThan(100);
  for (const { page, at, code } of whole) {
    const file = `${page.replace(/^dist\/llms\//, '').replace(/\W/g, '-')}-${at}.tsx`;
    writeFileSync(join(app, file), `${code}\nexport {};\n`);
  }
  const data = yourData(whole.map(({ code }) => code));
  writeFileSync(join(app, 'readers-own.d.ts'), `${readersOwn}${data}`);
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        // In an application the reader's data has types.
        noImplicitAny: false,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        types: ['vite/client'],
        paths: { '@trunkline/ui/*': [join(dist, '*')] },
      },
      include: ['*'],
    }),
  );
  const compiler = join(ui, '../node_modules/.bin/tsc');
  const compiled = spawnSync(compiler, ['-p', app], { encoding: 'utf8' });
  expect(compiled.stdout).toBe('');
});
