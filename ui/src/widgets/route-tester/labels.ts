import { formatCount } from '../../tokens/format/index.ts';
import { testerSentences } from './tester-sentences.ts';

export const defaultLabels = {
  number: 'Number to test',
  numberHelp: 'Tested with and without a leading +.',
  without: 'Without +',
  with: 'With +',
  sent: 'Leaves as',
  via: (address: string) => `through ${address}`,
  /** Shows destinations beyond the third. */
  more: (count: number) => `Show ${count} more`,
  stopped: 'This took too long and was stopped: some route keeps the call engine busy, too.',
  failed: "The test couldn't be loaded. Reload the page and try again.",
  examples: 'Test numbers',
  examplesHelp: 'Saved in this browser. After every change you see which of them move.',
  paste: 'Numbers to add, one a line',
  add: 'Add test numbers',
  addMissing: 'Type or paste numbers first.',
  remove: (number: string) => `Remove ${number}`,
  columns: { number: 'Number', now: 'With your changes', saved: 'Saved' },
  moved: (count: number) => formatCount(count, 'test number moves', 'test numbers move'),
  same: 'No test number moves.',
  explain: (number: string) => `Test ${number}`,
  /** The route of a number, step by step. */
  sentences: testerSentences,
};

export type RouteTesterLabels = typeof defaultLabels;
