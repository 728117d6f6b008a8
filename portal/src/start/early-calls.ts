import { addresses } from '../addresses.ts';
import { path, queryString } from '../platform/path.ts';

/** What is known before any code of a screen: from the address, the token and what is remembered. */
export type EarlyContext = {
  scope: 'admin' | 'service_provider' | 'account';
  accountSid: string | null;
  /** Of the person, else the remembered one; null when it is not known yet. */
  providerSid: string | null;
  /** Account of the last list. */
  rememberedAccountSid: string | null;
  /** First by name, shown where none is remembered and all are no choice; null when not known yet. */
  firstAccountSid: string | null;
  query: URLSearchParams;
};

type EarlyCalls = (context: EarlyContext, sid: string) => (string | null)[];

const accountsOf = ({ scope, providerSid }: EarlyContext) =>
  scope !== 'account' && providerSid ? path`ServiceProviders/${providerSid}/Accounts` : null;

const ownOrListed = (context: EarlyContext) =>
  context.scope === 'account' && context.accountSid
    ? path`Accounts/${context.accountSid}`
    : accountsOf(context);

/** What each screen surely asks for, by its address; `:sid` stands for an id. */
const screens: Record<string, EarlyCalls> = {
  [addresses.accounts.list]: (context) => [accountsOf(context)],
  [addresses.accounts.edit(':sid')]: ({ scope }, sid) => [
    path`Accounts/${sid}`,
    scope === 'account' ? null : path`Accounts/${sid}/Limits`,
    path`Accounts/${sid}/Applications`,
    path`Accounts/${sid}/ApiKeys`,
    path`Accounts/${sid}/TtsCache`,
  ],
  [addresses.applications.list]: (context) => [accountsOf(context), applicationsOf(context)],
  [addresses.applications.add]: (context) => [ownOrListed(context)],
  [addresses.applications.edit(':sid')]: (context, sid) => [
    path`Applications/${sid}`,
    ownOrListed(context),
  ],
  [addresses.carriers.list]: (context) => [carriersOf(context), ownOrListed(context)],
  [addresses.carriers.add]: (context) => [ownOrListed(context), 'PredefinedCarriers', 'Sbcs'],
  [addresses.carriers.edit(':sid')]: (context, sid) => [
    path`VoipCarriers/${sid}`,
    path`SipGateways?voip_carrier_sid=${sid}`,
    path`SmppGateways?voip_carrier_sid=${sid}`,
    ownOrListed(context),
    'Sbcs',
  ],
  [addresses.clients.list]: (context) => ['Clients', ownOrListed(context)],
  [addresses.clients.add]: (context) => [ownOrListed(context)],
  [addresses.clients.edit(':sid')]: (context, sid) => [path`Clients/${sid}`, ownOrListed(context)],
  [addresses.phoneNumbers.list]: (context) => [
    accountsOf(context),
    numbersOf(context),
    carrierChoicesOf(context),
  ],
  [addresses.phoneNumbers.add]: (context) => [ownOrListed(context), carrierChoicesOf(context)],
  [addresses.phoneNumbers.edit(':sid')]: (context, sid) => [
    path`PhoneNumbers/${sid}`,
    ownOrListed(context),
  ],
  [addresses.inboundTest]: () => ['Accounts', 'PhoneNumbers'],
  [addresses.routing.list]: (context) => ['Lcrs', accountsOf(context)],
  [addresses.routing.add]: (context) => [ownOrListed(context)],
  [addresses.routing.edit(':sid')]: (_, sid) => [path`Lcrs/${sid}`, path`LcrRoutes?lcr_sid=${sid}`],
  [addresses.speech.list]: (context) => [
    accountsOf(context),
    speechOf(context, context.query.get('account') ?? context.rememberedAccountSid),
  ],
  [addresses.speech.add]: (context) => [ownOrListed(context)],
  [addresses.speech.edit(':sid')]: (context, sid) => {
    const all = speechOf(context, null);
    return [all && `${all}/${sid}`, ownOrListed(context)];
  },
  [addresses.teamsTenants.list]: (context) => [
    'MicrosoftTeamsTenants',
    ownOrListed(context),
    'Applications',
  ],
  [addresses.teamsTenants.add]: (context) => [ownOrListed(context)],
  [addresses.teamsTenants.edit(':sid')]: (context, sid) => [
    path`MicrosoftTeamsTenants/${sid}`,
    ownOrListed(context),
  ],
  [addresses.recentCalls]: (context) => [accountsOf(context)],
  [addresses.alerts]: (context) => [accountsOf(context)],
  [addresses.users.list]: (context) => ['Users', accountsOf(context)],
  [addresses.users.add]: (context) => [ownOrListed(context), 'PasswordSettings'],
  [addresses.users.edit(':sid')]: (context, sid) => [
    path`Users/${sid}`,
    ownOrListed(context),
    'PasswordSettings',
  ],
  [addresses.settings]: ({ scope, providerSid }) => [
    scope === 'admin' ? 'SystemInformation' : null,
    scope === 'admin' ? 'PasswordSettings' : null,
    scope !== 'account' && providerSid ? path`ServiceProviders/${providerSid}/Limits` : null,
  ],
};

/** Carriers that numbers may be on. */
function carrierChoicesOf({ providerSid, accountSid }: EarlyContext) {
  if (!providerSid) return null;
  const part = queryString({ page: 1, page_size: 10_000, account_sid: accountSid });
  return `${path`ServiceProviders/${providerSid}/VoipCarriers`}${part}`;
}

function numbersOf({ scope, accountSid, providerSid, ...list }: EarlyContext) {
  // Another way to write a number is the screen's to read.
  const text = list.query.get('filter') ?? '';
  const sid =
    scope === 'account' ? accountSid : (list.query.get('account') ?? list.rememberedAccountSid);
  if (!/^\d*$/.test(text) || (!sid && !providerSid)) return null;
  const part = queryString({
    page: list.query.get('page') ?? 1,
    page_size: list.query.get('size') ?? 25,
    account_sid: sid,
    service_provider_sid: sid ? null : providerSid,
    filter: text,
  });
  return `PhoneNumbers${part}`;
}

function carriersOf({ scope, accountSid, providerSid, query, ...known }: EarlyContext) {
  if (scope === 'account') return accountSid && path`Accounts/${accountSid}/VoipCarriers`;
  if (!providerSid) return null;
  const part = queryString({
    page: query.get('page') ?? 1,
    page_size: query.get('size') ?? 25,
    name: query.get('filter'),
    account_sid: query.get('account') ?? known.rememberedAccountSid,
  });
  return `${path`ServiceProviders/${providerSid}/VoipCarriers`}${part}`;
}

/** Of the account in question, else of the provider. */
function speechOf({ scope, accountSid, providerSid }: EarlyContext, chosen: string | null) {
  const sid = scope === 'account' ? accountSid : chosen;
  if (sid) return path`Accounts/${sid}/SpeechCredentials`;
  return providerSid && path`ServiceProviders/${providerSid}/SpeechCredentials`;
}

function applicationsOf({ scope, accountSid, query, ...known }: EarlyContext) {
  const chosen = query.get('account') ?? known.rememberedAccountSid ?? known.firstAccountSid;
  const sid = scope === 'account' ? accountSid : chosen;
  if (!sid) return null;
  const part = queryString({
    page: query.get('page') ?? 1,
    page_size: query.get('size') ?? 25,
    name: query.get('filter'),
  });
  return `${path`Accounts/${sid}/Applications`}${part}`;
}

const sidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Paths below the API base that the screen at an address asks for first. */
export function earlyCalls(pathname: string, context: EarlyContext): string[] {
  const sid = sidPattern.exec(pathname)?.[0] ?? '';
  const screen = screens[pathname.replace(sid, sid && ':sid')];
  return screen?.(context, sid).filter((call) => call !== null) ?? [];
}

/** What the frame around every screen asks for. */
export const shellCalls = ['Users/me', 'ServiceProviders'];
