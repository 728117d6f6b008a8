import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../ui/src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(primitives|patterns|widgets)\/.*\.stories\.tsx$/.test(file))
  .sort();

/** The stories of a file, in order, with the members that each one sets. */
const storiesOf = (text: string) =>
  [...text.matchAll(/^export const (\w+): Story\w* = \{\n(.*?)^\};/gms)].map(
    ([, name = '', body = '']) => ({
      name,
      members: [...body.matchAll(/^ {2}(?:async )?(\w+)[:(,]/gm)].map(([, member = '']) => member),
      isForReaders: !body.includes("'!catalogue'"),
    }),
  );

/** Stories that render the same as the first one and then play: tests, of no use to readers. */
const testsAmong = (text: string): string[] =>
  storiesOf(text)
    .filter(({ isForReaders }) => isForReaders)
    .slice(1)
    .filter(({ members }) => members.includes('play') && members.every((one) => one === 'play'))
    .map(({ name }) => name);

it.each(files)('%s shows readers no story that is only a test', (file) => {
  expect(testsAmong(readFileSync(`${source}${file}`, 'utf8'))).toEqual([]);
});

it('knows a test by what it does not set', () => {
  const story = (name: string, body: string) => `export const ${name}: Story = {\n${body}};\n`;
  const play = '  play: async ({ canvas }) => {\n    await click(canvas);\n  },\n';
  const first = story('Default', play);
  expect(testsAmong(first + story('Removing', play))).toEqual(['Removing']);
  expect(testsAmong(first + story('Empty', `  args: { rows: [] },\n${play}`))).toEqual([]);
});
