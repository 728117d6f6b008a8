import { readFileSync } from 'node:fs';

/**
 * CSS selectors for the parts of a console. Defaults are those of this portal; `--against-map`
 * names a JSON file with the differences of another one.
 */
export const ownMap = {
  logInPath: '/',
  username: 'input[name="username"]',
  password: 'input[name="password"]',
  submit: 'button[type="submit"]',
  /** The user of the run: sees accounts, applications, users and settings. */
  personName: process.env['BENCH_USERNAME'] ?? 'admin',
  personPassword: process.env['BENCH_PASSWORD'] ?? 'Admin-Pass1',
  /** Part of the address of every platform API call. */
  apiPath: '/api/v1/',
  /** Calls that return the rows of a list: the end of their paths. */
  providersCall: '/ServiceProviders',
  accountsCall: '/Accounts',
  applicationsCall: '/Applications',
  /** Links of the navigation, and elements that appear once their screen has its content. */
  accountsLink: 'nav a[href="/internal/accounts"]',
  accountsReady: 'main tbody a[href^="/internal/accounts/"]',
  applicationsLink: 'nav a[href="/internal/applications"]',
  applicationsReady: 'main tbody a[href^="/internal/applications/"]',
  usersLink: 'nav a[href="/internal/users"]',
  usersReady: 'main tbody a[href^="/internal/users/"]',
  settingsLink: 'nav a[href="/internal/settings"]',
  settingsReady: 'main form input',
  /** The text filter of the list of accounts. */
  filter: 'main input[type="search"]',
  settingsPath: '/internal/settings',
  /** `{sid}` is replaced. */
  accountEditPath: '/internal/accounts/{sid}/edit',
  accountName: 'main form input[type="text"]',
  applicationEditPath: '/internal/applications/{sid}/edit',
  applicationName: 'main form input[type="text"]',
  carriersLink: 'nav a[href="/internal/carriers"]',
  carriersPath: '/internal/carriers',
  carriersReady: 'main tbody a[href^="/internal/carriers/"]',
  carrierName: 'main form input[type="text"]',
  numbersLink: 'nav a[href="/internal/phone-numbers"]',
  numbersReady: 'main tbody a[href^="/internal/phone-numbers/"]',
  callsLink: 'nav a[href="/internal/recent-calls"]',
  callsReady: 'main tbody :is(button[aria-expanded], td[colspan])',
  /** Provider and account that some scenarios look at. Default: the first, if no record has the name. */
  providerName: 'Northwind Telecom',
  busyAccountName: 'Acme Support',
};
export type ConsoleMap = typeof ownMap;

/** @param file JSON; missing members are as in our own console */
export function readMap(file: string | undefined): ConsoleMap {
  if (!file) return ownMap;
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof given !== 'object' || given === null) throw new Error(`${file} holds no object`);
  for (const [name, value] of Object.entries(given)) {
    if (!(name in ownMap)) throw new Error(`${file}: there is no "${name}" in a map`);
    if (typeof value !== 'string') throw new Error(`${file}: "${name}" must be a string`);
  }
  return { ...ownMap, ...given };
}
