// Imports the labels only: the component would pull React into the test process.
import * as telephone from '../../widgets/phone/phone.labels.ts';
import * as sip from '../../widgets/sip-gateways/labels.ts';
import * as smpp from '../../widgets/smpp-gateways/labels.ts';

type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'menuitem'
  | 'option'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'status'
  | 'textbox';

/** Methods used of a page or a part of it. */
export type Finds<Locator> = {
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean }): Locator;
  getByText(text: string, options?: { exact?: boolean }): Locator;
};

/** Methods used of a locator: fits those of Playwright and of Vitest's browser mode. */
export type Acts<Locator> = Finds<Locator> & {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  filter(options: { has: Locator }): Locator;
};

const exactly = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });

/** Chooses an option of a select, or of a combobox with few options. */
export async function choose<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  field: Locator,
  option: string | RegExp,
): Promise<void> {
  await field.click();
  await page.getByRole('option', exactly(option)).click();
}

/** Chooses an option of a combobox of any length: only the visible options are in the page. */
export async function chooseByTyping<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  field: Locator,
  option: string,
): Promise<void> {
  await field.click();
  await field.fill(option);
  await page.getByRole('option', exactly(option)).click();
}

/**
 * Opens a menu and picks an action, such as one without a button in its row.
 * @param opener the menu button: 'More actions' of that row
 */
export async function chooseInMenu<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  opener: Locator,
  action: string | RegExp,
): Promise<void> {
  await opener.click();
  await page.getByRole('menuitem', exactly(action)).click();
}

/** Row of a table with this name at its beginning. */
export const rowOf = <Locator extends Acts<Locator>>(page: Finds<Locator>, name: string) =>
  page.getByRole('row').filter({
    has: page.getByRole('rowheader').filter({ has: page.getByText(name, { exact: true }) }),
  });

/** Button of the open confirmation, named after its action. */
export const confirmation = <Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  action: string | RegExp,
) => page.getByRole('alertdialog').getByRole('button', exactly(action));

/**
 * Controls of `SipGateways`, by row number from 1.
 * @param labels in the language of the page
 */
export function sipGateways<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  labels: sip.SipGatewaysLabels = sip.defaultLabels,
) {
  type Head = 'inbound' | 'outbound' | 'active' | 'sendsOptionsPing' | 'usesSipsScheme';
  const cell = (role: Role, head: keyof sip.SipGatewaysLabels & string, row: number) =>
    page.getByRole(role, { name: labels.cell(String(labels[head]), row), exact: true });
  return {
    address: (row: number) => cell('textbox', 'address', row),
    port: (row: number) => cell('textbox', 'port', row),
    protocol: (row: number) => cell('combobox', 'protocol', row),
    checkbox: (head: Head, row: number) => cell('checkbox', head, row),
    add: page.getByRole('button', { name: labels.add, exact: true }),
    remove: (row: number) => page.getByRole('button', { name: labels.remove(row), exact: true }),
  };
}

/**
 * Controls of `SmppGateways`, by row number from 1.
 * @param labels in the language of the page
 */
export function smppGateways<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  direction: 'outbound' | 'inbound',
  labels: smpp.SmppGatewaysLabels = smpp.defaultLabels,
) {
  type Head = 'address' | 'port' | 'netmask' | 'usesTls' | 'isPrimary';
  const named = (role: Role, name: string) => page.getByRole(role, { name, exact: true });
  const cell = (role: Role, head: Head, row: number) =>
    named(role, labels.cell(labels[head], direction, row));
  return {
    address: (row: number) => cell('textbox', 'address', row),
    port: (row: number) => cell('textbox', 'port', row),
    netmask: (row: number) => cell('combobox', 'netmask', row),
    checkbox: (head: 'usesTls' | 'isPrimary', row: number) => cell('checkbox', head, row),
    add: named('button', labels.add(direction)),
    remove: (row: number) => named('button', labels.remove(direction, row)),
  };
}

/**
 * Controls of `Phone`.
 * @param labels in the language of the page
 */
export function phone<Locator extends Acts<Locator>>(
  page: Finds<Locator>,
  labels: telephone.PhoneLabels = telephone.defaultLabels,
) {
  const region = page.getByRole('region', { name: labels.label, exact: true });
  type Button = 'call' | 'callAgain' | 'hangUp' | 'cancel' | 'answer' | 'decline' | 'close';
  type Control = 'mute' | 'hold' | 'keypad' | 'transfer' | 'devices';
  return {
    region,
    status: region.getByRole('status'),
    button: (name: Button | Control) =>
      region.getByRole('button', { name: labels[name], exact: true }),
    /** @param key a digit, * or #; the keypad must be open */
    key: (key: string) => {
      const name = key === '*' ? labels.star : key === '#' ? labels.pound : labels.key(key);
      return region.getByRole('button', { name, exact: true });
    },
  };
}
