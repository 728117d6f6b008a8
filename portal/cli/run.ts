import { readFile as readText, writeFile } from 'node:fs/promises';
import type { Api, Caller } from '../src/configuration/api.ts';
import { applyPlan, type EntryState } from '../src/configuration/apply.ts';
import { renamed } from '../src/configuration/copy.ts';
import { entryTitle, planText } from '../src/configuration/describe.ts';
import { readFile } from '../src/configuration/file/read.ts';
import { configurationSchema } from '../src/configuration/file/schema.ts';
import { writeConfiguration } from '../src/configuration/file/write.ts';
import type { Secrets } from '../src/configuration/differences.ts';
import { countsOf, isToDo, type Plan, planOf } from '../src/configuration/plan.ts';
import { createPace } from '../src/platform/client/pace.ts';
import { type Options, readOptions, usage } from './options.ts';
import { callerOf, logIn, platformApi } from './platform-api.ts';
import { currentOf, findAccount, findProvider, Refusal } from './target.ts';

/** What the command line is run in. */
export type Terminal = {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** The answer to a question; null where nobody can be asked. */
  ask: ((question: string) => Promise<string>) | null;
};

type Session = { api: Api; caller: Caller; provider: { sid: string; name: string } };

/** @returns the exit status: 0, 1, or 2 where a plan has something to do */
export async function run(terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(terminal.args);
    if (!options) {
      terminal.print(usage);
      return terminal.args.length === 0 ? 1 : 0;
    }
    if (options.command === 'schema') {
      terminal.print(JSON.stringify(configurationSchema(), null, 2));
      return 0;
    }
    if (options.command === 'export') return await exportTo(options, terminal);
    return await planOrApply(options, terminal);
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function sessionOf({ env }: Terminal, providerName: string): Promise<Session> {
  const baseUrl = env['API_BASE_URL']?.replace(/\/+$/, '');
  if (!baseUrl) throw new Refusal('Set API_BASE_URL, such as https://api.example.com/v1.');
  const { API_TOKEN, API_USERNAME, API_PASSWORD } = env;
  if (!(API_TOKEN || (API_USERNAME && API_PASSWORD))) {
    throw new Refusal('Set API_TOKEN, or API_USERNAME and API_PASSWORD.');
  }
  const token = API_TOKEN || (await logIn(baseUrl, API_USERNAME ?? '', API_PASSWORD ?? ''));
  const api = platformApi(baseUrl, token);
  const provider = await findProvider(api, providerName);
  return { api, caller: await callerOf(api, token, provider.sid), provider };
}

async function exportTo(options: Options, terminal: Terminal): Promise<0> {
  const { api, caller, provider } = await sessionOf(terminal, options.provider);
  const name = options.account;
  if (name !== '' && (await findAccount(api, provider.sid, name)) === null) {
    throw new Refusal(`There is no account "${name}".`);
  }
  const configuration = await currentOf(api, caller, provider.sid, name || null, options.only);
  const text = writeConfiguration(configuration);
  for (const note of configuration.notes) terminal.complain(note);
  if (options.output === '') terminal.print(text.trimEnd());
  else await writeFile(options.output, text);
  return 0;
}

const secretPrefix = 'TRUNKLINE_SECRET_';

const secretsOf = (env: Terminal['env']): Secrets =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(secretPrefix) && value ? [[name.slice(secretPrefix.length), value]] : [],
    ),
  );

async function planOrApply(options: Options, terminal: Terminal): Promise<0 | 1 | 2> {
  const text = await readText(options.file, 'utf8').catch(() => {
    throw new Refusal(`${options.file} can't be read.`);
  });
  // Without the platform first: a file that is not right asks for no log-in.
  const alone = parsed(text, options.file);
  const isAccount = alone.of === 'account';
  const session = await sessionOf(terminal, options.provider || (isAccount ? '' : alone.name));
  const { api, caller, provider } = session;
  const name = isAccount ? options.account || alone.name : null;
  const current = await currentOf(api, caller, provider.sid, name);
  const file = parsed(text, options.file, current);
  const { realm } = options;
  const wanted =
    name === null ? file : renamed(file, { name, ...(realm !== undefined && { realm }) });
  const secrets = secretsOf(terminal.env);
  const plan = planOf(current, wanted, secrets);
  const hasWork =
    plan.accounts.length > 0 ||
    plan.entries.some((entry) => isToDo(entry) && (options.deletes || entry.change !== 'delete'));
  if (options.command === 'plan' || !hasWork) {
    terminal.print(options.isJson ? planJson(plan, secrets) : planText(plan));
    if (!options.isJson) tellMore(plan, secrets, options, terminal);
    return hasWork ? 2 : 0;
  }
  return apply(plan, session, options, terminal, secrets);
}

function parsed(text: string, name: string, current: Parameters<typeof readFile>[1] = null) {
  const file = readFile(text, current);
  if (file.ok) return file.configuration;
  const lines = file.problems.map(
    ({ line, column, message }) => `${name}:${line}:${column} ${message}`,
  );
  throw new Refusal(lines.join('\n'));
}

const missing = (plan: Plan, secrets: Secrets) => [
  ...new Set(
    plan.entries
      .filter(isToDo)
      .flatMap((entry) => entry.secrets)
      .filter(({ name, isRequired }) => isRequired && secrets[name] === undefined)
      .map(({ name }) => name),
  ),
];

function tellMore(plan: Plan, secrets: Secrets, { deletes }: Options, { complain }: Terminal) {
  const gone = countsOf(plan).delete;
  if (gone > 0 && !deletes) complain(`${gone} not in the file. They stay without --delete.`);
  const names = missing(plan, secrets);
  if (names.length === 0) return;
  complain(`Set ${names.map((name) => `${secretPrefix}${name}`).join(', ')} before applying.`);
}

const planJson = (plan: Plan, secrets: Secrets) =>
  JSON.stringify(
    {
      ...countsOf(plan),
      secrets: missing(plan, secrets),
      accounts: plan.accounts.map(({ name }) => name),
      records: plan.entries
        .filter((entry) => isToDo(entry) || entry.refused.length > 0)
        .map((entry) => ({
          record: entryTitle(entry),
          change: entry.change,
          fields: entry.fields.map(({ path }) => path),
          parts: entry.parts.map(({ name, title, change }) => ({ name, title, change })),
          refused: entry.refused,
          usedBy: entry.usedBy,
        })),
    },
    null,
    2,
  );

async function apply(
  plan: Plan,
  { api, caller, provider }: Session,
  options: Options,
  terminal: Terminal,
  secrets: Secrets,
): Promise<0 | 1> {
  const { isJson, isYes, deletes, overwrites } = options;
  const all = plan.entries.filter(({ change }) => change === 'delete').map(({ id }) => id);
  if (!isJson) {
    terminal.print(planText(plan));
    if (!deletes && all.length > 0) {
      terminal.complain(`${all.length} not in the file. They stay without --delete.`);
    }
  }
  const names = missing(plan, secrets);
  if (names.length > 0) {
    throw new Refusal(`Set ${names.map((name) => `${secretPrefix}${name}`).join(', ')}.`);
  }
  if (!isYes) {
    if (!terminal.ask) throw new Refusal('Nobody can be asked here. Say --yes to apply.');
    const answer = await terminal.ask(`Apply to ${plan.wanted.name}? Type yes: `);
    if (answer.trim() !== 'yes') throw new Refusal('Nothing was changed.');
  }
  const titles = new Map(plan.entries.map((entry) => [entry.id, entryTitle(entry)]));
  const results: { record: string; status: string; reason?: string }[] = [];
  const onState = (id: string, state: EntryState) => {
    if (state.status !== 'done' && !('reason' in state)) return;
    const record = titles.get(id) ?? 'account';
    const reason = 'reason' in state ? state.reason : undefined;
    results.push({ record, status: state.status, ...(reason !== undefined && { reason }) });
    if (isJson) return;
    if (reason === undefined) terminal.print(`Done: ${record}`);
    else
      terminal.complain(`${state.status === 'failed' ? 'Failed' : 'Left'}: ${record}. ${reason}`);
  };
  const applying = applyPlan(plan, {
    api,
    caller,
    providerSid: provider.sid,
    secrets,
    deletions: new Set(deletes ? all : []),
    ask: async () => (overwrites ? 'overwrite' : 'leave'),
    onState,
    // Nobody is there to log in again.
    onPause: (reason) => {
      terminal.complain(reason);
      applying.stop();
    },
    pace: createPace(),
  });
  const report = await applying.done;
  if (isJson) terminal.print(JSON.stringify({ ...report, results }, null, 2));
  if (!isJson)
    terminal.print(`${report.done} done, ${report.failed} failed, ${report.skipped} left.`);
  return report.failed + report.skipped > 0 ? 1 : 0;
}
