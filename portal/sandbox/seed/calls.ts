import {
  between,
  chance,
  hexFrom,
  pick,
  type Random,
  randomFrom,
  uuidFrom,
} from '../evidence/random.ts';
import type { CallRow } from '../resources/calls/store.ts';
import type { Store } from '../store/store.ts';
import { type CallAccount, callAccounts } from './call-accounts.ts';
import { badHour, busyHours, weighted } from './call-rhythm.ts';

const atScale1 = 6000;
const HOST = '172.31.4.20';
const noTrace = '0'.repeat(32);

type Failure = {
  status: number;
  reason: string;
  weight: number;
  /** Seconds of ringing, or of silence. */
  lasts: readonly [number, number];
  direction?: 'inbound' | 'outbound';
};

const failures: readonly Failure[] = [
  { status: 487, reason: 'request cancelled by caller', weight: 34, lasts: [4, 40] },
  { status: 486, reason: 'busy', weight: 22, lasts: [1, 6] },
  { status: 480, reason: 'no answer', weight: 20, lasts: [20, 60] },
  { status: 404, reason: 'number not found', weight: 10, lasts: [1, 2] },
  { status: 503, reason: 'service unavailable', weight: 8, lasts: [1, 3] },
  { status: 603, reason: 'call rejected', weight: 4, lasts: [3, 12] },
  { status: 408, reason: 'request timeout', weight: 2, lasts: [32, 32], direction: 'outbound' },
];
const outage: Failure = { status: 503, reason: 'service unavailable', weight: 0, lasts: [1, 2] };
const endings = ['caller hungup', 'called party hungup', 'call hungup by application'] as const;

/** Mostly a few minutes, occasionally long; some callers hang up at once. */
function talkSeconds(random: Random): number {
  if (chance(random, 0.06)) return between(random, 1, 8);
  if (chance(random, 0.05)) return between(random, 600, 1500);
  return 12 + Math.floor(-110 * Math.log(1 - 0.95 * random()));
}

const isPossible = (failure: Failure, direction: string) =>
  failure.direction === undefined || failure.direction === direction;

function outcome(random: Random, attempted: number, direction: string, isOutage: boolean) {
  const fails = isOutage ? chance(random, 0.8) : chance(random, 0.23);
  if (!fails) {
    const answered = attempted + between(random, 900, 9000);
    const duration = talkSeconds(random);
    return {
      answered: 1,
      answered_at: answered,
      terminated_at: answered + duration * 1000,
      duration,
      sip_status: 200,
      termination_reason: pick(random, endings),
    };
  }
  const possible = failures.filter((failure) => isPossible(failure, direction));
  const { status, reason, lasts } = isOutage
    ? outage
    : weighted(possible, ({ weight }) => weight)(random);
  return {
    answered: 0,
    answered_at: 0,
    terminated_at: attempted + between(random, lasts[0] * 1000, lasts[1] * 1000),
    duration: 0,
    sip_status: status,
    termination_reason: reason,
  };
}

const stranger = (random: Random) =>
  pick(random, ['1212555', '1415555', '1312555', '44207946', '49305550', '33140501']) +
  String(between(random, 0, 9999)).padStart(4, '0');

function callAt(random: Random, attempted: number, account: CallAccount, bad: BadHour): CallRow {
  const direction = chance(random, 0.63) ? 'inbound' : 'outbound';
  const isInbound = direction === 'inbound';
  const own = String(account.firstNumber + between(random, 0, isInbound ? 7 : 3));
  const trunk = isInbound ? account.inboundTrunk : pick(random, account.outboundTrunks);
  const isOutage = attempted >= bad.start && attempted < bad.end;
  const result = outcome(random, attempted, direction, isOutage);
  const remote = `203.0.113.${between(random, 9, 40)}`;
  const isAnswered = result.answered === 1;
  const recorded = account.isRecorded && isAnswered && result.duration > 3;
  const [from, to] = isInbound ? [stranger(random), own] : [own, stranger(random)];
  return {
    call_sid: uuidFrom(random),
    account_sid: account.sid,
    service_provider_sid: account.provider,
    application_sid: account.application,
    attempted_at: attempted,
    ...result,
    sip_callid: `${hexFrom(random, 16)}@${remote}`,
    sip_parent_callid: chance(random, 0.2) ? `${hexFrom(random, 16)}@203.0.113.9` : null,
    from_party: from,
    to_party: to,
    direction,
    trunk,
    host: HOST,
    remote_host: remote,
    // Calls that reached no application have no trace (`recent-calls#list-unanswered-row`).
    trace_id: isAnswered ? hexFrom(random, 32) : noTrace,
    recording: recorded && chance(random, 0.6) ? 'wav' : null,
    script_seed: between(random, 1, 0x7fff_ffff),
  };
}

type BadHour = ReturnType<typeof badHour>;

/** Moves a call that would still be in progress back in time: only finished calls are stored. */
function ended(call: CallRow, now: number): CallRow {
  const late = Math.max(0, call.terminated_at - now);
  return {
    ...call,
    attempted_at: call.attempted_at - late,
    answered_at: call.answered === 0 ? 0 : call.answered_at - late,
    terminated_at: call.terminated_at - late,
  };
}

/** Thirty days of calls up to `now`, oldest first. */
export function seedCalls(store: Store, now: Date, scale: number): void {
  const random = randomFrom(6000);
  const hourOf = weighted(busyHours(now), ({ weight }) => weight);
  const accountOf = weighted(callAccounts(), ({ weight }) => weight);
  const bad = badHour(now);
  const count = Math.round(atScale1 * scale);
  const times = Array.from({ length: count }, () => {
    const { start, length } = hourOf(random);
    return start + Math.floor(random() * length);
  }).sort((a, b) => a - b);
  for (const time of times) {
    const call = callAt(random, time, accountOf(random), bad);
    store.calls.add(ended(call, now.getTime()));
  }
}
