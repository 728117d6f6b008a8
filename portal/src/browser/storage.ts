// Separate module: the inline script imports only this one.
export const tokenKey = 'token';
export const flashKey = 'SESS_FLASH_MSG';
export const pendingTokenKey = 'SESS_TOKEN';

/**
 * Everything the console keeps in the browser. The keys are those of the console that operators
 * replace with this one, so that users stay signed in.
 */
export const localKeys = {
  token: tokenKey,
  activeServiceProvider: 'activeServiceProvider',
  /** The provider shown last, chosen or not: requests start with it before the choice is known. */
  shownServiceProvider: 'shownServiceProvider',
  /** Whether that provider has an MS Teams domain. */
  shownHasTeams: 'shownHasTeams',
  /** Account of the last list. */
  accountFilter: 'accountFilter',
  /** Date, direction and status filters of calls and alerts. */
  queryFilter: 'queryFilter',
  /** Numbers to test an outbound routing table with, by its SID. */
  routeExamples: 'routeExamples',
  /** Records that were opened last. */
  recentRecords: 'recentRecords',
  /** Time of the last look at alerts, by user. */
  alertsSeen: 'alertsSeen',
  /** Accounts and providers that had their first call, or hid the guide to it. */
  firstCallOver: 'firstCallOver',
  /** Which alerts notify the user, and when not. */
  alertNotify: 'alertNotify',
  /** Area of the last screen. */
  location: 'location',
  /** State and owner that a log-in through another site must return with, once. */
  oauthState: 'oauth-state',
  oauthProvider: 'oauth-provider',
  /** Page that a log-in through another site began on. */
  locationBeforeOauth: 'location-before-oauth',
  /** Domain of the provider that a new user joins. */
  rootDomain: 'root-domain',
  /** Payments that were sent but never answered, by account. */
  unansweredPayments: 'unansweredPayments',
  /** Progress of bulk changes to numbers. */
  bulkProgress: 'bulkProgress',
  /** Columns and views of lists, by user and list. */
  lists: 'lists',
  /** Call tests, by platform, user and account. */
  callTests: 'callTests',
  /** SIDs of temporary SIP clients of test calls that aren't deleted yet. Never their passwords. */
  testClients: 'testClients',
} as const;

export const sessionKeys = {
  flashMessage: flashKey,
  flashTone: 'SESS_FLASH_TONE',
  /** Set between logging in with a temporary password and choosing a new one. */
  userSid: 'SESS_USER_SID',
  /** Token of a session that must choose a new password first, for this tab only. */
  pendingToken: pendingTokenKey,
  /** Where to return after an interrupted session, with the unsaved draft. */
  interrupted: 'SESS_INTERRUPTED',
  /** A new record that was sent but not answered. */
  unanswered: 'SESS_UNANSWERED',
  /** New credentials of unfinished key replacements, by the SID of the old one. */
  replacedKeys: 'SESS_REPLACED_KEYS',
  /** File of an unfinished apply. */
  configuration: 'SESS_CONFIGURATION',
} as const;

/**
 * Never cleared. Preferences and call tests belong to the user, not to the session; an unconfirmed
 * payment would be made twice after the next log-in; a test client would never be deleted.
 */
const neverCleared = [
  'scheme',
  'density',
  'navCollapsed',
  'picture',
  'shortcuts',
  'phoneRegion',
  localKeys.firstCallOver,
  localKeys.alertNotify,
  localKeys.alertsSeen,
  localKeys.unansweredPayments,
  localKeys.lists,
  localKeys.callTests,
  localKeys.testClients,
];

/** Storage may be blocked or full: the console then works without it until the next reload. */
function guarded<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

const of = (storage: () => Storage) => ({
  get: (key: string) => guarded(() => storage().getItem(key), null),
  set: (key: string, value: string) => guarded(() => storage().setItem(key, value), undefined),
  remove: (key: string) => guarded(() => storage().removeItem(key), undefined),
  clearExcept: (kept: readonly string[]) =>
    guarded(() => {
      for (const key of Object.keys(storage())) if (!kept.includes(key)) storage().removeItem(key);
    }, undefined),
});

export const local = of(() => window.localStorage);
export const tab = of(() => window.sessionStorage);

/** @param kept local keys to leave in place, such as the two that survive a sign-out */
export function clearStorage(kept: readonly string[] = []): void {
  local.clearExcept([...neverCleared, ...kept]);
  tab.clearExcept([]);
}

/** Holds data too large for session storage, such as the rows of an import. */
export const databaseName = 'trunkline';

/** Signing out deletes everything stored here. */
export const forgetDatabase = () =>
  guarded<unknown>(() => window.indexedDB.deleteDatabase(databaseName), undefined);
