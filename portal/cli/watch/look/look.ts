import { addresses } from '../../../src/addresses.ts';
import { type AccountRow, accountsOf } from '../../../src/platform/resources/accounts/accounts.ts';
import { type Alert, alertsAt } from '../../../src/platform/resources/alerts/alerts.ts';
import { callsAt, type RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import { carriersOf } from '../../../src/platform/resources/carriers/voip-carriers.ts';
import { liveCallsOf } from '../../../src/platform/resources/live/live-calls.ts';
import {
  type SpeechCredentialRow,
  speechCredentials,
} from '../../../src/platform/resources/speech/speech-credentials.ts';
import { limitsOf } from '../../../src/platform/values/limits.ts';
import { accountOwner, type Owner, providerOwner } from '../../../src/platform/values/owner.ts';
import { eventsAtOnce } from '../../../src/platform/values/time/event-parts.ts';
import { goingIn } from '../../../src/shared/calls/going-on.ts';
import type { AlertsOfAccount, LiveCalls, Observation } from '../core/observation.ts';
import type { Week } from '../state/state.ts';
import type { Reader } from './reader.ts';
import { outbound, weekOf } from './week.ts';

const minute = 60_000;
const hour = 60 * minute;

/** An alert ends after this time without a new one of its type. */
const alertsLast = 15 * minute;

/** The platform writes alerts slightly late. */
const late = minute;

/** How long to cache limits, accounts and credentials, which only change by hand. */
const slow = 15 * minute;

/** How long to keep last week's ranges, which change slowly. */
const weekLasts = 24 * hour;

/** Maximum number of events to read. */
const mostEvents = 2500;

export type Target = {
  provider: { sid: string; name: string };
  /** null: the provider with all its accounts. */
  account: { sid: string; name: string } | null;
};

type Look = {
  reader: Reader;
  target: Target;
  at: number;
  /** Time up to which alerts were read, in ms; null: none yet. */
  alertsReadAt: number | null;
  week: Week | null;
};

const ownerOf = ({ provider, account }: Target): Owner =>
  account ? accountOwner(account.sid) : providerOwner(provider.sid);

async function accountsIn({ reader, target }: Look): Promise<AccountRow[]> {
  const all = await reader.readKept(accountsOf(target.provider.sid), slow);
  return all.filter(
    ({ account_sid }) => target.account === null || account_sid === target.account.sid,
  );
}

type Page<Row> = { total: number; data: Row[] };

/** Reads pages of a list, newest first. */
async function events<Row>(
  getPage: (page: number) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await getPage(page);
    rows.push(...data);
    const isWhole = data.length === 0 || rows.length >= total;
    if (isWhole || rows.length >= mostEvents) return { rows, isWhole };
  }
}

/**
 * Loads alerts since the last read, and at least those still ongoing. A provider’s alerts have
 * neither type nor account, so each account is requested, once the provider has any.
 */
async function alertsIn(look: Look, accounts: readonly AccountRow[]): Promise<AlertsOfAccount[]> {
  const { reader, target, at, alertsReadAt } = look;
  const start = new Date(Math.min(at - alertsLast, (alertsReadAt ?? at) - late)).toISOString();
  const filter = { period: { start }, type: '' };
  const of = (account: AccountRow) => ({ sid: account.account_sid, name: account.name });
  if (target.account === null) {
    const { total } = await reader.read(alertsAt(ownerOf(target), filter, 1, 1));
    if (total === 0) return accounts.map((one) => ({ ...of(one), alerts: [], isWhole: true }));
  }
  const found: AlertsOfAccount[] = [];
  for (const account of accounts) {
    const owner = accountOwner(account.account_sid);
    const read = await reader.attempt(() =>
      events<Alert>((page) => reader.read(alertsAt(owner, filter, page, eventsAtOnce))),
    );
    found.push({ ...of(account), alerts: read?.rows ?? null, isWhole: read?.isWhole ?? true });
  }
  return found;
}

/** Credentials of the provider and of each account, without duplicates. */
async function speechIn({ reader, target }: Look, accounts: readonly AccountRow[]) {
  const owners = [
    ...(target.account ? [] : [ownerOf(target)]),
    ...accounts.map(({ account_sid }) => accountOwner(account_sid)),
  ];
  const rows = new Map<string, SpeechCredentialRow>();
  for (const owner of owners) {
    for (const row of await reader.readKept(speechCredentials(owner), slow)) {
      rows.set(row.speech_credential_sid, row);
    }
  }
  return [...rows.values()];
}

/** Live calls and limits. Loads the calls of an account without a limit only if the provider has one. */
async function liveIn({ reader, target }: Look, accounts: readonly AccountRow[]) {
  const limitOf = async (owner: Owner): Promise<number | null> => {
    const limits = await reader.attempt(() => reader.readKept(limitsOf(owner), slow));
    if (limits === null) return null;
    return limits.find(({ category }) => category === 'voice_call_session')?.quantity ?? 0;
  };
  const { provider, account: only } = target;
  const ofProvider = only ? 0 : await limitOf(ownerOf(target));
  const live: LiveCalls[] = [];
  let sum: number | null = 0;
  for (const { account_sid: sid, name } of accounts) {
    const limit = await limitOf(accountOwner(sid));
    const isAsked = (limit ?? 0) > 0 || (ofProvider ?? 0) > 0;
    const records = isAsked ? await reader.attempt(() => reader.read(liveCallsOf(sid))) : null;
    const calls = records && goingIn(records);
    sum = sum === null || calls === null ? null : sum + calls;
    if (limit === 0) continue;
    live.push({ sid, name, href: addresses.accounts.edit(sid), calls, limit: limit ?? 0 });
  }
  if (ofProvider !== 0) {
    const limit = ofProvider ?? 0;
    const calls = ofProvider === null ? null : sum;
    live.push({ ...provider, href: addresses.settings, calls, limit });
  }
  return live;
}

async function callsIn({ reader, target, at }: Look): Promise<RecentCall[]> {
  const period = { start: new Date(at - 24 * hour).toISOString() };
  const { rows } = await events<RecentCall>((page) =>
    reader.read(callsAt(ownerOf(target), { ...outbound, period }, page, eventsAtOnce)),
  );
  return rows;
}

/** Last week’s ranges, from the state while they are fresh. */
async function weekIn(look: Look): Promise<Week> {
  const { week, at, reader, target } = look;
  if (week && at - Date.parse(week.at) < weekLasts) return week;
  return { at: new Date(at).toISOString(), ranges: await weekOf(ownerOf(target), at, reader) };
}

/** Loads everything that the watch reports on. */
export async function lookAt(look: Look): Promise<{ observation: Observation; week: Week | null }> {
  const { reader, target, at } = look;
  const accounts = await accountsIn(look);
  const carriers = await reader.attempt(() =>
    reader.read(carriersOf(target.provider.sid, target.account?.sid ?? null)),
  );
  const live = await liveIn(look, accounts);
  const alerts = await reader.attempt(() => alertsIn(look, accounts));
  const speech = await reader.attempt(() => speechIn(look, accounts));
  const calls = await reader.attempt(() => callsIn(look));
  const week = calls && (await reader.attempt(() => weekIn(look)));
  return {
    observation: {
      at,
      carriers: carriers?.data ?? null,
      live,
      alerts,
      speech,
      calls: week ? calls : null,
      ranges: week?.ranges ?? {},
    },
    week: week ?? look.week,
  };
}
