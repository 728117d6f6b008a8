import { NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { type TestSandbox, testSandbox } from '../../sandbox/tests/client.ts';
import type { Api, Caller } from '../../src/configuration/api.ts';
import {
  type Answer,
  type ApplyOptions,
  applyPlan,
  type EntryState,
} from '../../src/configuration/apply.ts';
import type { Secrets } from '../../src/configuration/differences.ts';
import { parseFile } from '../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import type { Configuration } from '../../src/configuration/model.ts';
import type { Plan } from '../../src/configuration/plan.ts';
import { planFile } from '../../src/configuration/plan-file.ts';
import { readConfiguration } from '../../src/configuration/platform/read.ts';
import { errorFromAnswer, PlatformError } from '../../src/platform/client/calls/errors.ts';

export type Sent = { method: string; path: string; body?: unknown };

/** Outcome of a call; undefined lets it pass. */
export type Fault = (sent: Sent) => 'lost' | 'cut' | 500 | 401 | 429 | undefined;

/** No pace: the test's own sandbox can take any load. */
const pace = { take: async () => {}, drain: () => {}, isSpent: () => false };

const said = (problem: { message: string; line: number }) => `${problem.line}: ${problem.message}`;

/** A sandbox, and the configurations of its accounts. */
export async function configurationWorld(
  person = 'admin',
  caller: Caller = 'admin',
  providerSid = NORTHWIND,
) {
  const sandbox: TestSandbox = await testSandbox();
  const client = await sandbox.as(person);
  const sent: Sent[] = [];
  let fault: Fault = () => undefined;
  let change: (call: Sent, answer: unknown) => unknown = (_, answer) => answer;
  let alter: (call: Sent) => unknown = ({ body: sentBody }) => sentBody;

  const api: Api = {
    call: async (method, path, body) => {
      const call = { method, path, body };
      sent.push(call);
      const kind = fault(call);
      if (kind === 'cut') throw new PlatformError('Unreachable', 'No answer', 0);
      if (typeof kind === 'number') throw errorFromAnswer(kind, '');
      const answer = await client.send(method, `/${path}`, await alter(call));
      if (kind === 'lost') throw new PlatformError('Unreachable', 'No answer', 0);
      if (answer.status >= 400) throw errorFromAnswer(answer.status, answer.text);
      return change(call, answer.json ?? null);
    },
  };

  let provider = providerSid;
  const read = (accountSid: string | null) =>
    readConfiguration(api, caller, { providerSid: provider, accountSid });

  const wantedOf = (text: string, current: Configuration): Configuration => {
    const file = parseFile(text).read(current);
    if (!file.ok) throw new Error(file.problems.map(said).join('\n'));
    return file.configuration;
  };

  async function apply(
    plan: Plan,
    {
      secrets = {},
      chosen = plan.entries.filter(({ change }) => change === 'delete').map(({ id }) => id),
      ask = async (): Promise<Answer> => 'leave',
      onPause,
    }: {
      secrets?: Secrets;
      chosen?: readonly string[];
      ask?: ApplyOptions['ask'];
      /** Called with the function that resumes the run. */
      onPause?: (resume: () => void) => void;
    } = {},
  ) {
    const states = new Map<string, EntryState>();
    const run = applyPlan(plan, {
      api,
      caller,
      providerSid: provider,
      secrets,
      chosen: new Set(chosen),
      ask,
      onState: (id, state) => void states.set(id, state),
      onPause: () => (onPause ? onPause(() => run.resume()) : run.stop()),
      pace,
    });
    const report = await run.done;
    return { report, states };
  }

  return {
    sandbox,
    client,
    sent,
    api,
    read,
    /** Switches to another provider. */
    turnTo: (sid: string) => {
      provider = sid;
    },
    wantedOf,
    apply,
    /** Sets the faults that further calls meet. */
    breakWith: (next: Fault) => {
      fault = next;
    },
    /** Replaces what further calls send. */
    alterWith: (next: (call: Sent) => unknown) => {
      alter = next;
    },
    /** Replaces the platform's responses to further calls. */
    answerWith: (next: (call: Sent, answer: unknown) => unknown) => {
      change = next;
    },
    export: async (accountSid: string | null) => writeConfiguration(await read(accountSid)),
    plan: async (text: string, accountSid: string | null, secrets: Secrets = {}) => {
      const current = await read(accountSid);
      const names = accountSid === null ? undefined : { name: current.name };
      const place = { api, caller, providerSid: provider };
      const planned = await planFile({
        ...place,
        file: parseFile(text),
        current,
        secrets,
        ...(names && { names }),
      });
      if ('problems' in planned) throw new Error(planned.problems.map(said).join('\n'));
      return planned.plan;
    },
    /** Creates an empty account. @returns its sid */
    newAccount: async (name: string) => {
      const answer = await api.call('POST', 'Accounts', {
        name,
        service_provider_sid: provider,
      });
      const { sid } = answer as { sid: string };
      return sid;
    },
    close: () => sandbox.close(),
  };
}
export type ConfigurationWorld = Awaited<ReturnType<typeof configurationWorld>>;

/** A value for every secret that a file names. */
export const secretsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/secret: ([A-Z0-9_]+)/g)].map(([, name = '']) => [name, secretValue(name)]),
  );

function secretValue(name: string): string {
  if (name.endsWith('SERVICE_KEY')) {
    return JSON.stringify({ client_email: 'voice@example.com', private_key: `key of ${name}` });
  }
  return name.endsWith('URL')
    ? `https://hooks.example.com/in?token=${name}`
    : `value-${name.slice(-40)}`;
}
