// Imports the labels only: a test of another component must not load the phone.
import * as telephone from '../../widgets/phone/phone.labels.ts';
import * as sip from '../../widgets/sip-gateways/labels.ts';
import * as smpp from '../../widgets/smpp-gateways/labels.ts';

type Asked = { name?: string | RegExp };

/** Methods used of `screen` or `within(…)`. */
export type Finds = {
  getByRole(role: string, options?: Asked): HTMLElement;
  getAllByRole(role: string, options?: Asked): HTMLElement[];
  queryByRole(role: string, options?: Asked): HTMLElement | null;
  findByRole(role: string, options?: Asked): Promise<HTMLElement>;
};

/** Methods used of user-event. */
export type User = {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
};

/**
 * The control that is in the page now: once the code of its list has loaded, another element with
 * the same id replaces the first.
 */
const current = (field: HTMLElement): HTMLElement =>
  (!field.isConnected && document.getElementById(field.id)) || field;

/** Opens a list, even if its code loads between finding the field and pressing it. */
async function open(screen: Finds, user: User, field: HTMLElement): Promise<void> {
  await user.click(current(field));
  if (field.isConnected || screen.queryByRole('listbox')) return;
  await user.click(current(field));
}

/**
 * Chooses an option of a select, or of a combobox with few options.
 * @param screen the page: lists open outside their control
 */
export async function choose(
  screen: Finds,
  user: User,
  field: HTMLElement,
  option: string | RegExp,
): Promise<void> {
  await open(screen, user, field);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses an option of a combobox of any length: only the visible options are in the page. */
export async function chooseByTyping(
  screen: Finds,
  user: User,
  field: HTMLElement,
  option: string,
): Promise<void> {
  await open(screen, user, field);
  await screen.findByRole('listbox');
  const input = current(field);
  await user.clear(input);
  // User-event treats these as key descriptors.
  await user.type(input, option.replaceAll(/[{[]/g, '$&$&'));
  await user.click(await screen.findByRole('option', { name: option }));
}

/**
 * Opens a menu and picks an action, such as one without a button in its row.
 * @param screen the page: menus open outside their row
 * @param opener the menu button: 'More actions' of that row
 */
export async function chooseInMenu(
  screen: Finds,
  user: User,
  opener: HTMLElement,
  action: string | RegExp,
): Promise<void> {
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Row of a table with this name at its beginning. */
export function rowOf(screen: Finds, name: string): HTMLElement {
  const header = screen
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent?.trim() === name);
  const row = header?.closest<HTMLElement>('tr, [role="row"]');
  if (!row) throw new Error(`No row is named ${name}`);
  return row;
}

/** Answers the open confirmation with the button named after its action. */
export async function confirm(screen: Finds, user: User, action: string | RegExp): Promise<void> {
  await screen.findByRole('alertdialog');
  // The rest of the page is inert while the dialog is open.
  await user.click(await screen.findByRole('button', { name: action }));
}

/**
 * Controls of `SipGateways`, by row number from 1.
 * @param labels in the language of the page
 */
export function sipGateways(screen: Finds, labels: sip.SipGatewaysLabels = sip.defaultLabels) {
  type Head = 'inbound' | 'outbound' | 'active' | 'sendsOptionsPing' | 'usesSipsScheme';
  const cell = (role: string, head: keyof sip.SipGatewaysLabels & string, row: number) =>
    screen.getByRole(role, { name: labels.cell(String(labels[head]), row) });
  return {
    address: (row: number) => cell('textbox', 'address', row),
    port: (row: number) => cell('textbox', 'port', row),
    protocol: (row: number) => cell('combobox', 'protocol', row),
    checkbox: (head: Head, row: number) => cell('checkbox', head, row),
    add: () => screen.getByRole('button', { name: labels.add }),
    remove: (row: number) => screen.getByRole('button', { name: labels.remove(row) }),
  };
}

/**
 * Controls of `SmppGateways`, by row number from 1.
 * @param labels in the language of the page
 */
export function smppGateways(
  screen: Finds,
  direction: 'outbound' | 'inbound',
  labels: smpp.SmppGatewaysLabels = smpp.defaultLabels,
) {
  type Head = 'address' | 'port' | 'netmask' | 'usesTls' | 'isPrimary';
  const cell = (role: string, head: Head, row: number) =>
    screen.getByRole(role, { name: labels.cell(labels[head], direction, row) });
  return {
    address: (row: number) => cell('textbox', 'address', row),
    port: (row: number) => cell('textbox', 'port', row),
    netmask: (row: number) => cell('combobox', 'netmask', row),
    checkbox: (head: 'usesTls' | 'isPrimary', row: number) => cell('checkbox', head, row),
    add: () => screen.getByRole('button', { name: labels.add(direction) }),
    remove: (row: number) => screen.getByRole('button', { name: labels.remove(direction, row) }),
  };
}

/**
 * Controls of `Phone`.
 * @param screen the page, or `within` the phone if other buttons have the same names
 * @param labels in the language of the page
 */
export function phone(screen: Finds, labels: telephone.PhoneLabels = telephone.defaultLabels) {
  type Button = 'call' | 'callAgain' | 'hangUp' | 'cancel' | 'answer' | 'decline' | 'close';
  type Control = 'mute' | 'hold' | 'keypad' | 'transfer' | 'devices';
  return {
    region: () => screen.getByRole('region', { name: labels.label }),
    status: () => screen.getByRole('status'),
    button: (name: Button | Control) => screen.getByRole('button', { name: labels[name] }),
    /** @param key a digit, * or #; the keypad must be open */
    key: (key: string) => {
      const name = key === '*' ? labels.star : key === '#' ? labels.pound : labels.key(key);
      return screen.getByRole('button', { name });
    },
  };
}
