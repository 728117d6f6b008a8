// The words alone: a test that shows something else is not to load the component.
import { defaultLabels, type SipGatewaysLabels } from '../../widgets/sip-gateways/labels.ts';

type Asked = { name?: string | RegExp };

/** The methods used of `screen`, or of `within(…)`. */
export type Finds = {
  getByRole(role: string, options?: Asked): HTMLElement;
  getAllByRole(role: string, options?: Asked): HTMLElement[];
  findByRole(role: string, options?: Asked): Promise<HTMLElement>;
};

/** The methods used of user-event. */
export type User = {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
};

/**
 * Chooses in a select, or in a combobox with few options.
 * @param screen the page: lists open outside of what they belong to
 */
export async function choose(
  screen: Finds,
  user: User,
  field: HTMLElement,
  option: string | RegExp,
): Promise<void> {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses in a combobox of any length: only the options in sight are in the page. */
export async function chooseByTyping(
  screen: Finds,
  user: User,
  field: HTMLElement,
  option: string,
): Promise<void> {
  await user.click(field);
  await user.clear(field);
  // User-event reads these as keys.
  await user.type(field, option.replaceAll(/[{[]/g, '$&$&'));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The row of a table by the name that stands first in it. */
export function rowOf(screen: Finds, name: string): HTMLElement {
  const header = screen
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent?.trim() === name);
  const row = header?.closest<HTMLElement>('tr, [role="row"]');
  if (!row) throw new Error(`No row is named ${name}`);
  return row;
}

/** Answers the question that is open, with the button named by its action. */
export async function confirm(screen: Finds, user: User, action: string | RegExp): Promise<void> {
  await screen.findByRole('alertdialog');
  // The rest of the page is out of reach while it is open.
  await user.click(await screen.findByRole('button', { name: action }));
}

/**
 * The controls of `SipGateways`, by the number of their row, from 1.
 * @param labels of the language that the page is shown in
 */
export function sipGateways(screen: Finds, labels: SipGatewaysLabels = defaultLabels) {
  type Head = 'inbound' | 'outbound' | 'active' | 'sendsOptionsPing' | 'usesSipsScheme';
  const cell = (role: string, head: keyof SipGatewaysLabels & string, row: number) =>
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
