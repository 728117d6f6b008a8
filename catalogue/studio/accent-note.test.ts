import { expect, it } from 'vitest';
import { trunkline } from '../../ui/src/tokens/brand/index.ts';
import { contrast, deriveTokens } from '../../ui/src/tokens/theme/index.ts';
import { accentNote, colourName } from './accent-note.ts';

it.each([
  ['#ffee00', 'yellow'],
  ['#fe0', 'yellow'],
  ['#0b6b7a', 'teal'],
  ['#b4531a', 'orange'],
  ['#2f7d3b', 'green'],
  ['#9b2f78', 'pink'],
  ['#3b82f6', 'blue'],
  ['#e11d48', 'red'],
  ['#ff0010', 'red'],
  ['#6d28d9', 'purple'],
  ['#777777', 'grey'],
  ['#050505', 'black'],
  ['#ffffff', 'white'],
])('%s is %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});

it('says what a light accent becomes on links, in each scheme', () => {
  const yellow = { ...trunkline, accent: '#FE0' };
  const light = deriveTokens(yellow, 'light');
  expect(accentNote(yellow, 'light')).toBe(
    `Your yellow stays on buttons; links use ${light['accent-text']}.`,
  );
  expect(contrast(light['accent-text'], light['surface-card'])).toBeGreaterThanOrEqual(4.5);
  expect(accentNote(yellow, 'dark')).toMatch(/^Your yellow stays on buttons; links use #/);
});

it('names what takes the place of an accent that would not read', () => {
  expect(accentNote({ ...trunkline, accent: '#101418' }, 'dark')).toMatch(
    /^Your black would not read here: buttons use #[0-9a-f]{6}, links #[0-9a-f]{6}\.$/,
  );
});
