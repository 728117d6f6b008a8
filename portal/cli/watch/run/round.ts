import { rowsOf, textOf } from '../../../src/configuration/platform/rows.ts';
import { PlatformError } from '../../../src/platform/client/calls/errors.ts';
import { accountsPath } from '../../../src/platform/resources/paths.ts';
import type { Given, Terminal } from '../../command.ts';
import { type Session, sessionOf } from '../../session.ts';
import { chosenAccount } from '../../target.ts';
import { blindSight, sightOf } from '../core/conditions.ts';
import { lookAt, type Target } from '../look/look.ts';
import { createReader, type Kept } from '../look/reader.ts';
import { type ChannelName, stateAfter } from '../state/state.ts';
import type { Store } from '../state/store.ts';

type RoundOptions = {
  store: Store;
  channels: readonly ChannelName[];
  given: Given;
  env: Terminal['env'];
  now: () => Date;
  /** Rate limit of the platform: resolves when the next request may be sent. */
  turn: () => Promise<void>;
  signal?: AbortSignal | undefined;
};

/** Result of a look. */
export type Round = {
  /** Why the whole look failed; null if it succeeded. */
  failure: PlatformError | null;
  /** Messages of single failed reads. */
  problems: readonly string[];
  /** Number of requests to the platform. */
  calls: number;
};

async function targetOf(given: Given, session: Session): Promise<Target> {
  const { api, caller, provider } = session;
  const sid = await chosenAccount(given, session);
  if (sid !== null) return { provider, account: { sid, name: given.option('account') ?? '' } };
  if (caller !== 'account') return { provider, account: null };
  const [own] = rowsOf(await api.call('GET', accountsPath(provider.sid)));
  return { provider, account: { sid: textOf(own, 'account_sid'), name: textOf(own, 'name') } };
}

/** Looks, then stores the changes together with the messages to send. */
export function createRounds(options: RoundOptions): () => Promise<Round> {
  const { store, channels, given, env, now, turn, signal } = options;
  const kept: Kept = new Map();
  let known: { session: Session; target: Target } | null = null;

  async function opened() {
    if (known) return known;
    const session = await sessionOf(given, { env });
    known = { session, target: await targetOf(given, session) };
    return known;
  }

  async function look(at: Date): Promise<Round> {
    const { session, target } = await opened();
    const reader = createReader({ api: session.api, turn, kept, at: at.getTime(), signal });
    const { alertsReadAt, week: before } = store.get();
    const { observation, week } = await lookAt({
      reader,
      target,
      at: at.getTime(),
      alertsReadAt: alertsReadAt === null ? null : Date.parse(alertsReadAt),
      week: before,
    });
    const hasAlerts = observation.alerts?.every(({ alerts }) => alerts !== null) ?? false;
    const name = (target.account ?? target.provider).name;
    await store.update((state) => {
      const conditions = new Map(state.active.map(({ condition }) => [condition.id, condition]));
      const sight = sightOf(observation, conditions);
      return {
        ...stateAfter({ ...state, name }, sight, at, channels),
        lookedAt: at.toISOString(),
        // If an account couldn’t be read, the next look reads from the old time again.
        ...(hasAlerts && { alertsReadAt: at.toISOString() }),
        failingSince: null,
        week,
      };
    });
    return { failure: null, problems: reader.problems(), calls: reader.calls() };
  }

  async function blind(failure: PlatformError, at: Date): Promise<Round> {
    await store.update((state) => {
      const failingSince = state.failingSince ?? at.toISOString();
      const sight = blindSight(failure.message, Date.parse(failingSince), at.getTime());
      return { ...stateAfter(state, sight, at, channels), failingSince };
    });
    return { failure, problems: [], calls: 1 };
  }

  return async () => {
    const at = now();
    for (let isSecond = false; ; isSecond = true) {
      try {
        return await look(at);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        known = null;
        // A log-in expires after an hour: retries with a new one.
        if (error.kind === 'Unauthorized' && !isSecond) continue;
        return blind(error, at);
      }
    }
  };
}
