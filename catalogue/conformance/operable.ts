import {
  axeOfPublicPages,
  axeOfScreens,
  axeOfStories,
  byKeyboardAlone,
  computedContrast,
  type Evidence,
  forcedColours,
  keyTables,
  magnified,
  oneWordForAThing,
  readingOrder,
  shown,
} from './evidence.ts';
import { a, aa, type Criterion, none, ofThePage, open, partly, supports } from './findings.ts';

const { story, keys, test } = shown;

const slowPulse: Evidence = {
  file: 'ui/src/tokens/scale.css',
  has: '--animate-pulse: tl-pulse 2s',
};

/** Principle 2 of WCAG: operable. */
export const operable: readonly Criterion[] = [
  a(
    '2.1.1',
    'Keyboard',
    supports(
      'Every component that takes the focus has its keys written down; what is dragged has buttons and keys.',
      keyTables,
      story('primitives/select#ByKeyboard'),
      story('primitives/combobox#ByKeyboard'),
      story('widgets/outbound-routes#ByKeyboard'),
      story('widgets/event-volume#ByKeyboard'),
    ),
    supports(
      'From the log-in page to an edited account, and through a payment, by keyboard alone.',
      byKeyboardAlone,
      test('portal/e2e/hosted/hosted.spec.ts', 'a plan is paid for with the keyboard alone'),
      test(
        'portal/src/features/routing/routing-form.test.tsx',
        'routes are moved by keyboard alone',
      ),
    ),
  ),
  a(
    '2.1.2',
    'No Keyboard Trap',
    supports(
      'Tab leaves the code editor; Esc leaves what is modal.',
      keys('widgets/verb-editor'),
      keys('primitives/dialog'),
    ),
    supports(
      'Sixteen steps of Tab on five screens, and back out of each dialog.',
      forcedColours,
      test(
        'portal/src/shell/navigation/leaving.test.tsx',
        'after Stay the focus is where it was before the palette',
      ),
    ),
  ),
  a(
    '2.1.4',
    'Character Key Shortcuts',
    supports(
      'J, K and L of the player act while the focus is in it.',
      story('widgets/recording-player#Keyboard'),
      keys('widgets/recording-player'),
    ),
    supports(
      'Single keys can be switched off, and are letters where something is typed.',
      test(
        'portal/src/shell/navigation/keyboard.test.tsx',
        'they are letters again when they are switched off, and beside a dialog',
      ),
    ),
  ),
  a(
    '2.2.1',
    'Timing Adjustable',
    partly(
      'A toast leaves after some seconds. It waits under the pointer and while it has the focus; the time can’t be set.',
      story('primitives/toast#WaitsUnderThePointer'),
      story('primitives/toast#WaitsWhileFocused'),
    ),
    partly(
      'The platform ends a session without a warning beforehand; the page comes back with what was typed.',
      test(
        'portal/e2e/shell.spec.ts',
        'a 401 in the middle of a form leads back to it, draft and all, without its secrets',
      ),
    ),
  ),
  a(
    '2.2.2',
    'Pause, Stop, Hide',
    supports(
      'Only a spinner and a placeholder move, while something loads; with reduced motion nothing does.',
      {
        file: 'ui/src/base.css',
        has: '@media (prefers-reduced-motion: reduce)',
      },
    ),
    partly(
      'Live calls and figures renew themselves; a person can leave the page, but not pause it.',
    ),
  ),
  a(
    '2.3.1',
    'Three Flashes or Below Threshold',
    supports(
      'The fastest change of brightness is that of a placeholder, once in two seconds.',
      slowPulse,
    ),
    supports('The library’s style sheet has all that moves.', slowPulse),
  ),
  a(
    '2.4.1',
    'Bypass Blocks',
    supports('The frame begins with a link to the content.', story('patterns/app-shell#SkipLink')),
    supports(
      'The frame of every screen begins with it.',
      story('patterns/app-shell#SkipLink'),
      axeOfScreens,
    ),
  ),
  a(
    '2.4.2',
    'Page Titled',
    ofThePage,
    supports('Every screen has a title of its own.', axeOfScreens),
  ),
  a(
    '2.4.3',
    'Focus Order',
    supports(
      'The focus goes into a dialog, stays while something runs, and comes back.',
      story('primitives/dialog#InitialFocus'),
      story('patterns/progress-overlay#GivesTheFocusBack'),
      readingOrder,
    ),
    supports(
      'It stays through a save and comes back from questions.',
      test(
        'portal/src/features/users/user-edit.test.tsx',
        'while a save runs nothing can be changed, and the focus stays',
      ),
      test(
        'portal/src/shell/navigation/leaving.test.tsx',
        'after Stay the focus is where it was before the palette',
      ),
    ),
  ),
  a(
    '2.4.4',
    'Link Purpose (In Context)',
    none('Words and addresses of links come from the page.'),
    open(
      'Every link has a name. Read the list of links in a screen reader: each must say where it leads.',
      axeOfScreens,
    ),
  ),
  aa(
    '2.4.5',
    'Multiple Ways',
    ofThePage,
    supports(
      'The navigation, and a palette that finds screens and records by name.',
      test(
        'portal/src/shell/palette/palette.test.tsx',
        'the keyboard opens it, finds a screen and goes there',
      ),
    ),
  ),
  aa(
    '2.4.6',
    'Headings and Labels',
    supports(
      'Default labels use the words of the glossary, one for each thing.',
      oneWordForAThing,
      axeOfStories,
    ),
    supports(
      'A heading on every screen, labels in the words of the glossary.',
      axeOfScreens,
      oneWordForAThing,
    ),
  ),
  aa(
    '2.4.7',
    'Focus Visible',
    supports(
      'A ring of two colours on whatever has the focus.',
      story('primitives/tabs#FocusRing'),
      computedContrast,
    ),
    supports('Seen at sixteen steps on five screens, in forced colours.', forcedColours),
  ),
  aa(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    open(
      'SaveBar says how high it is, so that a page can keep clear of it. Tab through a long form at 100 % and 400 %: the bar must not hide the focus.',
      story('patterns/save-bar#OnALongForm'),
    ),
    open(
      'Nothing lies over the name of an account at 400 %. Tab through the longest forms: neither header nor save bar may hide the focus.',
      magnified,
    ),
  ),
  a(
    '2.5.1',
    'Pointer Gestures',
    supports(
      'No gesture of two points or along a path; dragging has buttons.',
      story('widgets/outbound-routes#MoveButtons'),
      story('widgets/event-volume#ByKeyboard'),
    ),
    supports('The same components.', story('widgets/outbound-routes#MoveButtons')),
  ),
  a(
    '2.5.2',
    'Pointer Cancellation',
    open(
      'Press each control, move away and let go: nothing may happen. Lists and menus open on the press and can be closed.',
    ),
    open('Press each control, move away and let go: nothing may happen.'),
  ),
  a(
    '2.5.3',
    'Label in Name',
    open(
      'A control is named by its label. Say the visible words of each button to speech input.',
      story('primitives/field#WiredAlike'),
    ),
    open('Say the visible words of each button and link to speech input.'),
  ),
  a(
    '2.5.4',
    'Motion Actuation',
    none('Nothing is done by moving a device.'),
    none('Nothing is done by moving a device.'),
  ),
  aa(
    '2.5.7',
    'Dragging Movements',
    supports(
      'Rows move by buttons too; a stretch of time is chosen by keys or by the filter.',
      story('widgets/outbound-routes#MoveButtons'),
      story('widgets/event-volume#ByKeyboard'),
    ),
    supports('The same components.', story('widgets/outbound-routes#MoveButtons')),
  ),
  aa(
    '2.5.8',
    'Target Size (Minimum)',
    supports('At least 24 px; axe measures it on the screens of the console.', axeOfScreens),
    supports(
      'axe’s rule for 24 px is switched on for every screen.',
      axeOfScreens,
      axeOfPublicPages,
    ),
  ),
];
