import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileAhead, compileHint } from './compile-ahead.ts';

const long = `console.log('${'x'.repeat(5000)}');`;

const modules: Record<string, string> = {
  '/main.tsx': `${long} import('/list.screen.tsx'); import('/short.screen.tsx'); import('/editor.tsx');`,
  '/list.screen.tsx': `import { shared } from '/shared.ts'; ${long} console.log('list', shared);`,
  '/short.screen.tsx': `console.log('short');`,
  '/editor.tsx': `import { shared } from '/shared.ts'; ${long} console.log('editor', shared);`,
  '/shared.ts': `${long} export const shared = { of: 'both' };`,
};

test('files of the entry and of screens carry the hint, small ones and those that come later do not', async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      compileAhead(),
    ],
    build: { write: false, rolldownOptions: { input: '/main.tsx' } },
  })) as Rolldown.RolldownOutput;
  const hinted = output.output.flatMap((one) =>
    one.type === 'chunk' ? [[one.name, one.code.startsWith(compileHint)]] : [],
  );
  expect(Object.fromEntries(hinted)).toEqual({
    main: true,
    'list.screen': true,
    'short.screen': false,
    shared: true,
    editor: false,
  });
});
