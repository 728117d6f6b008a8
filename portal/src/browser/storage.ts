// Apart, for the script in the page, which needs no others.
export const tokenKey = 'token';
export const flashKey = 'SESS_FLASH_MSG';
export const pendingTokenKey = 'SESS_TOKEN';

/**
 * What the console keeps in the browser. The keys are those of the console that operators replace
 * with this one, so that people stay signed in.
 */
export const localKeys = {
  token: tokenKey,
  activeServiceProvider: 'activeServiceProvider',
  /** The provider that was shown last, chosen or not: what to ask for before it is known. */
  shownServiceProvider: 'shownServiceProvider',
  /** Whether that one has an MS Teams domain. */
  shownHasTeams: 'shownHasTeams',
  /** Account of the last list. */
  accountFilter: 'accountFilter',
  /** Date, direction and status of calls and alerts. */
  queryFilter: 'queryFilter',
  /** Numbers that a table of outbound call routes is tried with, by its SID. */
  routeExamples: 'routeExamples',
  /** Records that were opened last. */
  recentRecords: 'recentRecords',
  /** When alerts were looked at last, by user. */
  alertsSeen: 'alertsSeen',
  /** Accounts and providers that had their first call, or whose way to it was hidden. */
  firstCallOver: 'firstCallOver',
  /** Which alerts the person is notified of, and when not. */
  alertNotify: 'alertNotify',
  /** Area of the last screen. */
  location: 'location',
  /** What a log-in elsewhere must bring back, once, and of whom. */
  oauthState: 'oauth-state',
  oauthProvider: 'oauth-provider',
  /** Page that the log-in elsewhere began on. */
  locationBeforeOauth: 'location-before-oauth',
  /** Domain of the provider that a person who registers joins. */
  rootDomain: 'root-domain',
  /** Payments that were sent and never answered, by account. */
  unansweredPayments: 'unansweredPayments',
  /** How far running changes of many numbers are. */
  bulkProgress: 'bulkProgress',
  /** Columns and views of lists, by person and list. */
  lists: 'lists',
  /** Tests of calls, by platform, person and account. */
  callTests: 'callTests',
  /** SIDs of SIP clients that a test call made and that are not deleted yet. Never their passwords. */
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
  /** A new record that was sent and not answered. */
  unanswered: 'SESS_UNANSWERED',
  /** New credentials of unfinished key replacements, by the SID of the old one. */
  replacedKeys: 'SESS_REPLACED_KEYS',
  /** The file of an apply that has not come to its end. */
  configuration: 'SESS_CONFIGURATION',
} as const;

/**
 * Never cleared: preferences and tests of calls belong to the person, not to the session; a payment
 * that is not known yet would be made twice after the next log-in, and a test client would stay for
 * good.
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

/** Storage may be blocked or full. The console works without it until the next reload. */
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

/** Holds what is too large for session storage, such as the rows of an import. */
export const databaseName = 'trunkline';

/** Signing out deletes everything stored here. */
export const forgetDatabase = () =>
  guarded<unknown>(() => window.indexedDB.deleteDatabase(databaseName), undefined);
