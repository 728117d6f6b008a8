import { axeOfScreens, axeOfStories, forcedColours, magnified, readingOrder } from './evidence.ts';
import { type Finding, none, open, partly, supports } from './findings.ts';

/** A row of EN 301 549 or Section 508 that isn't a WCAG criterion. */
export type Clause = { id: string; name: string; library: Finding; console: Finding };

const both = (id: string, name: string, finding: Finding): Clause => ({
  id,
  name,
  library: finding,
  console: finding,
});

const blind: Finding = open(
  'Names, roles and the reading order are compared on each run. Read and edit an account with NVDA or VoiceOver.',
  axeOfStories,
  readingOrder,
);

/** Clause 4.2 of EN 301 549; 302 of Section 508 has the same criteria. */
export const people: readonly Clause[] = [
  both('4.2.1', 'Usage without vision', blind),
  both(
    '4.2.2',
    'Usage with limited vision',
    supports('At 400 %, and in the colours of the system.', magnified, forcedColours),
  ),
  both(
    '4.2.3',
    'Usage without perception of colour',
    supports('In forced colours none of ours is left.', forcedColours),
  ),
  {
    id: '4.2.4',
    name: 'Usage without hearing',
    library: none('The library brings no sound.'),
    console: partly('All but recordings of calls, which have no transcript.'),
  },
  {
    id: '4.2.5',
    name: 'Usage with limited hearing',
    library: none('The library brings no sound.'),
    console: open('Listen to a recording of one channel at the highest volume of the system.'),
  },
  both(
    '4.2.6',
    'Usage with no or limited vocal capability',
    none('Nothing is spoken to the console.'),
  ),
  both(
    '4.2.7',
    'Usage with limited manipulation or strength',
    supports('By keyboard alone, and with targets of 24 px.', axeOfScreens),
  ),
  both('4.2.8', 'Usage with limited reach', none('There is no hardware.')),
  both(
    '4.2.9',
    'Minimize photosensitive seizure triggers',
    supports('See 2.3.1.', {
      file: 'ui/src/tokens/scale.css',
      has: '--animate-pulse: tl-pulse 2s',
    }),
  ),
  both(
    '4.2.10',
    'Usage with limited cognition, language or learning',
    open('Watch three people who don’t know telephony add a carrier.'),
  ),
  both(
    '4.2.11',
    'Privacy',
    supports('Secrets are masked to everyone alike, and shown on request.', {
      story: 'primitives/secret-display#OwnMaskAndLabels',
    }),
  ),
];

/** The chapters of EN 301 549 except 9, which is WCAG. */
export const chapters: readonly Clause[] = [
  both(
    '5',
    'Generic requirements',
    none('No closed functionality, biometrics or operable parts of hardware.'),
  ),
  both(
    '6',
    'ICT with two-way voice communication',
    none('Calls are made by telephones; the page carries no voice of both sides.'),
  ),
  both('7', 'ICT with video capabilities', none('There is no video.')),
  both('8', 'Hardware', none('There is no hardware.')),
  both(
    '9.6',
    'WCAG conformance requirements',
    open('Follows once the criteria that are not evaluated are.'),
  ),
  both('10', 'Non-web documents', none('Documentation is web pages and Markdown.')),
  both('11', 'Software', none('It runs in a browser: chapter 9 applies.')),
  {
    id: '12.1.1',
    name: 'Accessibility and compatibility features',
    library: supports('This report, and the page Accessibility of the catalogue.', {
      file: 'catalogue/pages/accessibility.mdx',
      has: '# Accessibility',
    }),
    console: supports('This report.', {
      file: 'docs/accessibility/console.md',
      has: '# Accessibility',
    }),
  },
  {
    id: '12.1.2',
    name: 'Accessible documentation',
    library: supports('axe on the pages of the catalogue.', {
      gate: 'check:catalogue',
      shows: 'axe on every guide and one in twelve of the component pages',
    }),
    console: open('Read docs/ where you publish it with a screen reader.'),
  },
  both(
    '12.2',
    'Support services',
    open('The company that runs the console says how it can be reached, and by which means.'),
  ),
  both('13', 'ICT providing relay or emergency service access', none('There is no such service.')),
];
