import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Hono } from 'hono';
import { createSandboxApp } from './app.ts';
import { latencyFromEnvironment } from './http/latency.ts';
import { createLiveState, type LiveState } from './live/live-state.ts';
import { startRhythm } from './live/rhythm.ts';
import { seedLarge } from './seed/large.ts';
import { DEMO_PEOPLE, type DemoPerson } from './seed/people.ts';
import { isSeeded, seed } from './seed/seed.ts';
import { createPhone, type Phone } from './sip/phone.ts';
import { type Database, openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { createStore, type Store } from './store/store.ts';

export type { DemoPerson } from './seed/people.ts';

export type OpenSandbox = {
  app: Hono;
  store: Store;
  /** Bypasses every rule: lets tests store data as another console or a database user might leave it. */
  database: Database;
  /** Live calls, queues and registrations. */
  live: LiveState;
  /** Calls of real clients, as needed by `attachSip`. */
  phone: Phone;
  /** Whether this was the first run, which filled the database. */
  seeded: boolean;
  /** Users who can sign in after a first run. Doesn't reflect later changes. */
  people: DemoPerson[];
  close(): void;
};

/** Stored in the database, so that tokens survive a restart. */
function tokenSecret(store: Store): string {
  const known = store.state.get('token_secret');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  store.state.set('token_secret', secret);
  return secret;
}

type Scale = number | 'large';

function scaleFromEnvironment(): Scale {
  const wanted = process.env['SANDBOX_SCALE'] ?? 1;
  if (wanted === 'large') return wanted;
  const scale = Number(wanted);
  if (scale >= 0 && scale <= 1000) return scale;
  throw new Error('SANDBOX_SCALE must be large or a number up to 1000');
}

/** Calls are simulated unless `SANDBOX_CALLS` is 0. */
export const callsHappen = (environment: NodeJS.ProcessEnv) => environment['SANDBOX_CALLS'] !== '0';

const isHosted = () => /^(?:1|true)$/i.test(process.env['SANDBOX_HOSTED'] ?? '');

/**
 * Opens the sandbox over a file. The first run creates the file, its folder and its contents.
 * `:memory:` gives a sandbox that is gone once closed.
 */
export async function openSandbox(options: {
  file: string;
  secret?: string;
  now?: () => Date;
  /**
   * Multiplies the records that exist in thousands on a first run; `large` adds the records of
   * `LARGE` instead. Default: `SANDBOX_SCALE`.
   */
  scale?: Scale;
  /** Responds as the hosted platform does. Default: `SANDBOX_HOSTED`. */
  hosted?: boolean;
  /** False for a platform without the service. Default: both exist. */
  hasCapture?: boolean;
  hasLogs?: boolean;
  /** Simulates calls. Default: only calls that are made explicitly. */
  hasCalls?: boolean;
}): Promise<OpenSandbox> {
  const now = options.now ?? (() => new Date());
  if (options.file !== ':memory:') mkdirSync(dirname(resolve(options.file)), { recursive: true });
  const db = openDatabase(options.file);
  try {
    migrate(db);
    const store = createStore(db);
    const seeded = !isSeeded(store);
    const scale = options.scale ?? scaleFromEnvironment();
    if (seeded) {
      await seed(
        store,
        now(),
        scale === 'large' ? { addMore: () => seedLarge(db, now()) } : { scale },
      );
    }
    const secret = options.secret ?? tokenSecret(store);
    const hosted = options.hosted ?? isHosted();
    const live = createLiveState(now);
    const phone = createPhone({ store, live, now, hosted });
    if (options.hasCalls) startRhythm(live, store);
    return {
      app: createSandboxApp({
        store,
        live,
        phone,
        secret,
        now,
        hosted,
        hasCapture: options.hasCapture,
        hasLogs: options.hasLogs,
        latency: latencyFromEnvironment(),
      }),
      store,
      database: db,
      live,
      phone,
      seeded,
      people: [...DEMO_PEOPLE],
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
