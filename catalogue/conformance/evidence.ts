/** Evidence for a finding; a test checks that it exists. */
export type Evidence =
  /** A script of package.json, and what it checks. */
  | { gate: string; shows: string }
  /** A story: 'primitives/field#WiredAlike'. */
  | { story: string }
  /** A test, by its file and name. */
  | { test: string; name: string }
  /** The keyboard table of a component, by its path. */
  | { keys: string }
  /** A line of a file. */
  | { file: string; has: string };

const story = (of: string): Evidence => ({ story: of });
const keys = (of: string): Evidence => ({ keys: of });
const test = (file: string, name: string): Evidence => ({ test: file, name });

export const shown = { story, keys, test } as const;

/** Evidence for several criteria. */
export const axeOfStories: Evidence = {
  gate: 'test:stories',
  shows: 'axe after the interactions of every story, colours in both schemes',
};
export const axeOfScreens = test(
  'portal/e2e/smoke.spec.ts',
  'wide and narrow: heading, title, width, no accessibility finding',
);
export const axeOfPublicPages = test('portal/e2e/smoke.spec.ts', 'the public pages are accessible');
export const readingOrder: Evidence = {
  gate: 'test:visual',
  shows: 'the accessibility tree of five whole screens, in reading order',
};
export const pictures: Evidence = {
  gate: 'test:visual',
  shows: 'pictures of stories, some of them at 390, 1024 and 1440 px and in forced colours',
};
export const magnified = test(
  'portal/e2e/seeing.spec.ts',
  'at 400 % nothing scrolls sideways and nothing is cut off',
);
export const enlarged = test('scripts/visual/expect-reflow.ts', 'fits a phone with text at 200 %');
export const forcedColours = test(
  'portal/e2e/seeing.spec.ts',
  'in the colours of the system controls have edges, focus and what is current are seen',
);
export const computedContrast = test(
  'ui/src/tokens/theme/semantic.test.ts',
  '$fore on $back reaches $ratio',
);
export const keyTables = test('catalogue/guidance.test.ts', '%s has its keys');
export const byKeyboardAlone = test(
  'portal/e2e/session/sign-in.spec.ts',
  'by keyboard alone from the sign-in page to an edited account',
);
export const oneWordForAThing = test(
  'scripts/words.test.ts',
  'no text of the console or the library uses a word the glossary bans',
);
