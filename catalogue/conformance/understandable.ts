import {
  axeOfPublicPages,
  axeOfScreens,
  axeOfStories,
  byKeyboardAlone,
  forcedColours,
  oneWordForAThing,
  readingOrder,
  shown,
} from './evidence.ts';
import { a, aa, type Criterion, ofThePage, open, supports } from './findings.ts';

const { story, test } = shown;

/** Principles 3 and 4 of WCAG: understandable and robust. */
export const understandable: readonly Criterion[] = [
  a(
    '3.1.1',
    'Language of Page',
    ofThePage,
    supports(
      'The page says that it is English.',
      { file: 'portal/index.html', has: '<html lang="en"' },
      axeOfScreens,
    ),
  ),
  aa(
    '3.1.2',
    'Language of Parts',
    open('Names and examples in other languages: read them with a screen reader in two languages.'),
    open('Names that people typed are in any language; what the platform says is English.'),
  ),
  a(
    '3.2.1',
    'On Focus',
    supports(
      'Tooltips aside, the focus changes nothing.',
      story('primitives/tooltip#ByKeyboard'),
      story('primitives/tabs#ByKeyboard'),
    ),
    supports('Sixteen steps of Tab on five screens lead nowhere.', forcedColours, byKeyboardAlone),
  ),
  a(
    '3.2.2',
    'On Input',
    supports(
      'A choice calls `onChange` and nothing else; a form is sent by its button or Enter.',
      story('primitives/select#ByKeyboard'),
      story('patterns/filter-bar#Delayed'),
    ),
    open(
      'Choosing a service provider shows another one’s records at once. Judge whether people expect it from its label.',
    ),
  ),
  aa(
    '3.2.3',
    'Consistent Navigation',
    ofThePage,
    supports(
      'One table draws the navigation of every screen.',
      test(
        'portal/src/shell/navigation/navigation.test.tsx',
        'the frame is drawn once for each screen that is opened',
      ),
    ),
  ),
  aa(
    '3.2.4',
    'Consistent Identification',
    supports('One word for a thing in all default labels.', oneWordForAThing),
    supports('One word for a thing on all screens.', oneWordForAThing),
  ),
  a(
    '3.2.6',
    'Consistent Help',
    ofThePage,
    open('The links of the brand are in one menu. Check that the deployment names its help there.'),
  ),
  a(
    '3.3.1',
    'Error Identification',
    supports(
      'What is wrong is said at the field, tied to it, and above the form.',
      story('primitives/field#RequiredWithError'),
      story('patterns/form-error#WithMessages'),
    ),
    supports(
      'Said at the field; nothing is sent.',
      test(
        'portal/src/features/sign-in/login.test.tsx',
        'what is missing is said at its field, and nothing is sent',
      ),
    ),
  ),
  a(
    '3.3.2',
    'Labels or Instructions',
    supports(
      'A control without a name is a finding in every story.',
      axeOfStories,
      story('primitives/field#WiredAlike'),
    ),
    supports(
      'A control without a name is a finding on every screen.',
      axeOfScreens,
      axeOfPublicPages,
    ),
  ),
  aa(
    '3.3.3',
    'Error Suggestion',
    supports(
      'Messages say what to enter; checks of gateways and routes offer the repair.',
      story('widgets/sip-gateways#WithErrors'),
      story('widgets/gateway-doctor#Default'),
    ),
    supports(
      'Messages say what to enter, those of the platform in its words at their field.',
      test('portal/src/features/speech/speech.test.tsx', 'a label in use is told at the field'),
    ),
  ),
  aa(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    supports(
      'ConfirmDialog asks before a loss, and for the name where it is large.',
      story('patterns/confirm-dialog#TypedConfirmation'),
    ),
    supports(
      'Changes are reviewed before a save and can be undone; a payment is confirmed.',
      test(
        'portal/e2e/records/your-changes.spec.ts',
        'a change is reviewed, saved, found after a reload and undone',
      ),
      test(
        'portal/src/features/billing/upgrade.test.tsx',
        'a payment that its holder has to confirm is confirmed, and not sent again',
      ),
    ),
  ),
  a(
    '3.3.7',
    'Redundant Entry',
    ofThePage,
    supports(
      'What was typed comes back after a crash and after a new log-in.',
      test('portal/e2e/crash.spec.ts', 'what was typed outlives a browser that is killed'),
      test(
        'portal/e2e/shell.spec.ts',
        'a 401 in the middle of a form leads back to it, draft and all, without its secrets',
      ),
    ),
  ),
  aa(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    supports(
      'PasswordInput takes pasted text and password managers.',
      story('primitives/password-input#ForPasswordManagers'),
    ),
    supports(
      'A name and a password that a password manager fills in; no puzzle.',
      {
        file: 'portal/src/features/sign-in/login.screen.tsx',
        has: 'autoComplete="current-password"',
      },
      axeOfPublicPages,
    ),
  ),
  a(
    '4.1.2',
    'Name, Role, Value',
    supports('axe, and the accessibility tree of whole screens.', axeOfStories, readingOrder),
    supports('axe, and the accessibility tree of whole screens.', axeOfScreens, readingOrder),
  ),
  aa(
    '4.1.3',
    'Status Messages',
    supports(
      'Toasts, loading tables and the save bar are live regions.',
      story('primitives/toast#Default'),
      story('patterns/data-table#Loading'),
      story('patterns/save-bar#Saved'),
    ),
    supports(
      'What a save did, and what it means, is announced.',
      test(
        'portal/src/features/users/user-edit.test.tsx',
        'the own user: what a lock-out or a lost right means is announced',
      ),
    ),
  ),
];
