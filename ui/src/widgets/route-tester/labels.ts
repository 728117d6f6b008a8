import { formatCount } from '../../tokens/format/index.ts';

export const defaultLabels = {
  number: 'Number to test',
  numberHelp: 'As it is dialled. Both forms are tested: with and without a leading +.',
  without: 'Without +',
  with: 'With +',
  sent: 'Leaves as',
  via: (address: string) => `through ${address}`,
  stopped: 'This took too long and was stopped: some route keeps the call engine busy, too.',
  failed: "The test couldn't be loaded. Reload the page and try again.",
  examples: 'Examples',
  examplesHelp:
    'Numbers kept with this table in this browser. After each change they show what moves.',
  paste: 'Numbers to add, one a line',
  add: 'Add examples',
  remove: (number: string) => `Remove ${number}`,
  columns: { number: 'Number', now: 'Carrier now', saved: 'As saved' },
  moved: (count: number) => formatCount(count, 'example moves', 'examples move'),
  same: 'No example moves.',
  explain: (number: string) => `Test ${number}`,
};

export type RouteTesterLabels = typeof defaultLabels;
