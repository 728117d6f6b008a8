import {
  axeOfPublicPages,
  axeOfScreens,
  axeOfStories,
  computedContrast,
  enlarged,
  forcedColours,
  magnified,
  pictures,
  readingOrder,
  shown,
} from './evidence.ts';
import { a, aa, type Criterion, lacks, none, open, supports } from './findings.ts';

const { story, keys } = shown;

const noVideo = none('There is no video.');

/** Principle 1 of WCAG: perceivable. */
export const perceivable: readonly Criterion[] = [
  a(
    '1.1.1',
    'Non-text Content',
    supports(
      'Icons beside words are hidden from assistive technology; an icon alone has a label by type. The waveform of a recording is a picture whose events are listed.',
      axeOfStories,
      story('primitives/icon-button#Default'),
      story('widgets/recording-player#Events'),
    ),
    supports('Pictures and icons have names or are hidden.', axeOfScreens, axeOfPublicPages),
  ),
  a(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    none('The library brings no media. RecordingPlayer plays what it is handed.'),
    lacks('Recordings of calls are played without a transcript; the platform makes none.'),
  ),
  a('1.2.2', 'Captions (Prerecorded)', noVideo, noVideo),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', noVideo, noVideo),
  aa('1.2.4', 'Captions (Live)', noVideo, noVideo),
  aa('1.2.5', 'Audio Description (Prerecorded)', noVideo, noVideo),
  a(
    '1.3.1',
    'Info and Relationships',
    supports(
      'Field wires label, help, error and required to every control alike; tables, lists and groups are those of HTML.',
      axeOfStories,
      story('primitives/field#WiredAlike'),
      readingOrder,
    ),
    supports('Screens are made of these components.', axeOfScreens, readingOrder),
  ),
  a(
    '1.3.2',
    'Meaningful Sequence',
    supports('The tree is compared in reading order on each run.', readingOrder),
    supports('Five screens, whose frames all others share, are compared.', readingOrder),
  ),
  a(
    '1.3.3',
    'Sensory Characteristics',
    open('Read the labels and helps: none may rely on shape, place or colour alone.'),
    open('Read the texts of each screen: none may rely on shape, place or colour alone.'),
  ),
  aa(
    '1.3.4',
    'Orientation',
    supports('Layouts follow the width alone; nothing asks for an orientation.', pictures),
    supports('Every screen is opened 1440 and 390 px wide.', axeOfScreens),
  ),
  aa(
    '1.3.5',
    'Identify Input Purpose',
    supports(
      'Inputs take `autoComplete`, and PasswordInput then lets password managers in.',
      story('primitives/password-input#ForPasswordManagers'),
    ),
    supports(
      'Username, passwords, email and one-time code name their purpose. Other fields are about the platform, not the person.',
      { file: 'portal/src/features/sign-in/login.screen.tsx', has: 'autoComplete="username"' },
      { file: 'portal/src/screen/page/public-form.tsx', has: 'autoComplete="email"' },
    ),
  ),
  a(
    '1.4.1',
    'Use of Color',
    supports(
      'A status is an icon, a word and a colour; pictures in forced colours have no colour of ours.',
      story('primitives/badge#Tones'),
      pictures,
    ),
    supports('Controls, focus and the current page are told without colour.', forcedColours),
  ),
  a(
    '1.4.2',
    'Audio Control',
    supports(
      'Sound begins by a press or K, and stops by either.',
      keys('widgets/recording-player'),
    ),
    supports('Nothing plays by itself.', story('widgets/recording-player#Keyboard')),
  ),
  aa(
    '1.4.3',
    'Contrast (Minimum)',
    supports('Computed for every pair of colours, in every brand.', computedContrast, axeOfStories),
    supports('Computed for the brand of the deployment.', computedContrast, axeOfScreens),
  ),
  aa(
    '1.4.4',
    'Resize Text',
    supports(
      'Sizes are in rem; the console made of these components is opened at 400 %.',
      magnified,
      enlarged,
    ),
    supports('The log-in page and five screens at 400 %: nothing is cut off.', magnified),
  ),
  aa(
    '1.4.5',
    'Images of Text',
    supports('Words are characters of the shipped fonts.', {
      test: 'scripts/glyphs.test.ts',
      name: 'of the interface, its stories and its manual are in the shipped fonts',
    }),
    supports('Words are characters; a logo may have letters, which is exempt.', {
      test: 'scripts/glyphs.test.ts',
      name: 'of the interface, its stories and its manual are in the shipped fonts',
    }),
  ),
  aa(
    '1.4.10',
    'Reflow',
    supports(
      'At 320 px rows of tables are cards and nothing scrolls sideways.',
      magnified,
      pictures,
    ),
    supports(
      '320 by 256 px: nothing scrolls sideways, nothing lies over what is typed.',
      magnified,
    ),
  ),
  aa(
    '1.4.11',
    'Non-text Contrast',
    supports(
      '3:1 for edges of controls and the focus ring, computed for every brand.',
      computedContrast,
    ),
    supports(
      'The same; in forced colours edges are those of the system.',
      computedContrast,
      forcedColours,
    ),
  ),
  aa(
    '1.4.12',
    'Text Spacing',
    open(
      'Set line height 1.5, letters 0.12 em, words 0.16 em, paragraphs 2 em over every story: nothing may be cut.',
    ),
    open(
      'Set line height 1.5, letters 0.12 em, words 0.16 em, paragraphs 2 em on every screen: nothing may be cut.',
    ),
  ),
  aa(
    '1.4.13',
    'Content on Hover or Focus',
    open(
      'Esc dismisses a tooltip and a reason. Move the pointer onto one: it must stay.',
      story('primitives/tooltip#ByKeyboard'),
      keys('primitives/tooltip'),
    ),
    open(
      'The same tooltips. Move the pointer onto one: it must stay.',
      story('primitives/tooltip#ByKeyboard'),
    ),
  ),
];
