import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import type { Given } from '../command.ts';
import { watchCommand } from '../commands/watch.ts';
import { readOptions } from '../options.ts';
import { servedSandbox, writingTo } from '../terminal.fixtures.ts';
import { watch } from './index.ts';
import type { State } from './state/state.ts';

/* A sandbox behind HTTP that tests of the watch change and look at. */

/** Arguments as the command receives them. */
export function givenTo(args: readonly string[]): Given {
  const read = readOptions(['watch', ...args], [watchCommand]);
  if (read === 'version' || 'helpFor' in read) throw new Error('no arguments of a watch');
  return read.given;
}

type RunOptions = {
  args?: readonly string[];
  env?: Record<string, string>;
  /** Username of the log-in. */
  as?: string;
  signal?: AbortSignal;
  onListening?: (port: number) => void;
  onPrint?: (text: string) => void;
};

export async function watchedSandbox() {
  /** Recorded requests, and statuses to respond with instead of the sandbox. */
  const wire = { calls: [] as string[], refuse: (_path: string): number => 0 };
  const { sandbox, folder, envOf, close } = await servedSandbox((path) => {
    wire.calls.push(path);
    return wire.refuse(path.replace(/\?.*$/, ''));
  });
  const stateFile = join(folder, 'watch.json');

  return {
    sandbox,
    wire,
    envOf,
    stateFile,
    state: () => JSON.parse(readFileSync(stateFile, 'utf8')) as State,
    /** Advances the time of the sandbox and of the watch. */
    pass: (minutes: number) => {
      sandbox.clock.now = new Date(sandbox.clock.now.getTime() + minutes * 60_000);
    },
    registration: (sid: string, status: 'ok' | 'fail', reason = '') =>
      sandbox.database.run(
        'UPDATE voip_carriers SET register_status = ? WHERE voip_carrier_sid = ?',
        [JSON.stringify({ status, reason, cseq: '1 REGISTER', callId: 'x' }), sid],
      ),
    alert: (accountSid: string, type: string, message = 'said in a call') =>
      sandbox.store.alerts.add({
        time: sandbox.clock.now.getTime() - 1000,
        account_sid: accountSid,
        service_provider_sid: NORTHWIND,
        alert_type: type,
        message,
        detail: null,
        vendor: null,
      }),
    async run({ args = ['--once'], env = {}, as = 'sp-northwind', ...rest }: RunOptions = {}) {
      const texts = { out: '', err: '' };
      const { print, complain } = writingTo(texts);
      const status = await watch(
        givenTo(['--state', stateFile, ...args]),
        {
          env: { ...envOf(as), ...env },
          print: (text) => {
            print(text);
            rest.onPrint?.(text);
          },
          complain,
        },
        {
          now: () => sandbox.clock.now,
          // No rate limit: tests of other files share it in this process.
          turn: async () => undefined,
          ...(rest.signal && { signal: rest.signal }),
          ...(rest.onListening && { onListening: rest.onListening }),
        },
      );
      return { status, ...texts };
    },
    close,
  };
}
export type WatchedSandbox = Awaited<ReturnType<typeof watchedSandbox>>;
