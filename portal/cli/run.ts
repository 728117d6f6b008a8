import { readFile as readBytes, writeFile } from 'node:fs/promises';
import { version } from '../../ui/package.json';
import type { Api, Caller } from '../src/configuration/api.ts';
import { applyPlan, type EntryState } from '../src/configuration/apply.ts';
import { entryTitle, planText } from '../src/configuration/describe.ts';
import type { Secrets } from '../src/configuration/differences.ts';
import { decoded } from '../src/configuration/file/encoding.ts';
import { type FileProblem, readFile } from '../src/configuration/file/read.ts';
import { configurationSchema } from '../src/configuration/file/schema.ts';
import { writeConfiguration } from '../src/configuration/file/write.ts';
import { kindNames } from '../src/configuration/model.ts';
import { countsOf, isRefused, isToDo, type Plan } from '../src/configuration/plan.ts';
import { callerProblem, planFile } from '../src/configuration/plan-file.ts';
import { refusalOf } from '../src/configuration/scope.ts';
import { pace } from '../src/platform/client/pace/pace.ts';
import { type Options, readOptions, usage } from './options.ts';
import { callerOf, isViewOnly, logIn, platformApi } from './platform-api.ts';
import { currentOf, findAccount, findProvider, Refusal } from './target.ts';
import { watch } from './watch/index.ts';

/** What the command line is run in. */
export type Terminal = {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks a question; null if there is no terminal to ask on. */
  ask: ((question: string) => Promise<string>) | null;
};

type Session = {
  api: Api;
  caller: Caller;
  mayWrite: boolean;
  provider: { sid: string; name: string };
};

/** @returns the exit status: 0, 1, or 2 where a plan has something to do */
export async function run(terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const [command, ...rest] = terminal.args;
    if (command === 'watch') {
      const openSession = (name: string, timeout: number) => sessionOf(terminal, name, timeout);
      return await watch(rest, terminal, { openSession });
    }
    const options = readOptions(terminal.args);
    if (options === 'version') {
      terminal.print(version);
      return 0;
    }
    if (options === 'usage') {
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
    terminal.complain(sentenceOf(error));
    return 1;
  }
}

function sentenceOf(error: unknown): string {
  // What goes as deep as the text does ends here.
  if (error instanceof RangeError) return 'Something is nested too deeply to be read.';
  return error instanceof Error ? error.message : String(error);
}

function addressOf({ env }: Terminal): string {
  const address = env['API_BASE_URL']?.trim().replace(/\/+$/, '');
  if (!address) throw new Refusal('Set API_BASE_URL, such as https://api.example.com/v1.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Refusal('API_BASE_URL is no address, such as https://api.example.com/v1.');
  }
  if (url.username || url.password) {
    throw new Refusal(
      'API_BASE_URL holds a username or a password. Set API_USERNAME and API_PASSWORD.',
    );
  }
  return address;
}

async function sessionOf(
  terminal: Terminal,
  providerName: string,
  timeout: number,
): Promise<Session> {
  const { env } = terminal;
  const baseUrl = addressOf(terminal);
  const { API_TOKEN, API_USERNAME, API_PASSWORD } = env;
  if (!(API_TOKEN || (API_USERNAME && API_PASSWORD))) {
    throw new Refusal('Set API_TOKEN, or API_USERNAME and API_PASSWORD.');
  }
  const connection = { baseUrl, timeout };
  const token = API_TOKEN || (await logIn(connection, API_USERNAME ?? '', API_PASSWORD ?? ''));
  const api = platformApi({ ...connection, token });
  const provider = await findProvider(api, providerName);
  const caller = await callerOf(api, token, provider.sid);
  return { api, caller, mayWrite: !isViewOnly(token), provider };
}

async function exportTo(options: Options, terminal: Terminal): Promise<0> {
  const { api, caller, provider } = await sessionOf(terminal, options.provider, options.timeout);
  const name = options.account;
  if (name !== '' && (await findAccount(api, provider.sid, name)) === null) {
    throw new Refusal(`There is no account "${name}".`);
  }
  const configuration = await currentOf(api, caller, provider.sid, name || null, options.only);
  const text = writeConfiguration(configuration);
  for (const note of configuration.notes) terminal.complain(note);
  if (options.output === '') terminal.print(text.trimEnd());
  else {
    await writeFile(options.output, text).catch((error: unknown) => {
      throw new Refusal(`${options.output} can't be written${reasonOf(error)}.`);
    });
  }
  return 0;
}

const secretPrefix = 'TRUNKLINE_SECRET_';

const secretsOf = (env: Terminal['env']): Secrets =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(secretPrefix) && value ? [[name.slice(secretPrefix.length), value]] : [],
    ),
  );

const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not yours to read or write',
};

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  const reason = fileReasons[code ?? ''] ?? code;
  return reason === undefined ? '' : `: ${reason}`;
}

async function textOf(name: string): Promise<string> {
  const bytes = await readBytes(name).catch((error: unknown) => {
    throw new Refusal(`${name} can't be read${reasonOf(error)}.`);
  });
  const read = decoded(bytes);
  if (!read.ok) throw new Refusal(`${name}: ${read.message}`);
  return read.text;
}

async function planOrApply(options: Options, terminal: Terminal): Promise<0 | 1 | 2> {
  const text = await textOf(options.file);
  // Without the platform first: a file that is not right asks for no log-in.
  const alone = readFile(text);
  if (!alone.ok) throw problemsOf(alone.problems, options.file);
  const { of, name: nameInFile } = alone.configuration;
  const isAccount = of === 'account';
  const providerName = options.provider || (isAccount ? '' : nameInFile);
  const session = await sessionOf(terminal, providerName, options.timeout);
  const { api, caller, provider } = session;
  const name = isAccount ? options.account || nameInFile : null;
  const mayNot = callerProblem(caller, of, false);
  if (mayNot !== undefined) throw new Refusal(mayNot);
  const current = await currentOf(api, caller, provider.sid, name);
  const isNew = current.of === 'account' && current.owners.every(({ sid }) => sid === undefined);
  const refusal = callerProblem(caller, of, isNew);
  if (refusal !== undefined) throw new Refusal(refusal);
  const { realm, only } = options;
  const secrets = secretsOf(terminal.env);
  const planned = await planFile({
    api,
    caller,
    providerSid: provider.sid,
    text,
    current,
    left: kindNames.filter((kind) => !only.includes(kind)),
    secrets,
    ...(name !== null && { names: { name, ...(realm !== undefined && { realm }) } }),
  });
  if ('problems' in planned) throw problemsOf(planned.problems, options.file);
  const { plan, notes } = planned;
  const hasWork =
    plan.accounts.length > 0 ||
    plan.entries.some((entry) => isToDo(entry) && (options.deletes || entry.change !== 'delete'));
  const isRefusedInPart = plan.entries.some(isRefused);
  for (const note of notes) terminal.complain(note);
  if (options.command === 'plan' || !hasWork) {
    terminal.print(options.isJson ? planJson(plan, secrets) : planText(plan));
    if (!options.isJson) tellMore(plan, secrets, options, terminal);
    if (options.command === 'apply') return isRefusedInPart ? 1 : 0;
    return hasWork || isRefusedInPart ? 2 : 0;
  }
  refuseForeign(plan, session);
  return apply(plan, session, options, terminal, secrets);
}

/** What this log-in can't write as the file means it ends here: nothing is written. */
function refuseForeign({ entries }: Plan, { caller, mayWrite }: Session): void {
  if (!mayWrite) throw new Refusal('This log-in may only look: it can apply nothing.');
  const told = entries
    .filter(({ change }) => change === 'refused')
    .flatMap((entry) => {
      const reason = refusalOf(entry.kind, entry.owner, caller);
      return reason === undefined ? [] : [`${entryTitle(entry)}: ${reason}`];
    });
  if (told.length === 0) return;
  throw new Refusal(
    [...told, 'Nothing was written. --only SECTIONS applies the other sections.'].join('\n'),
  );
}

const problemsOf = (problems: readonly FileProblem[], name: string) =>
  new Refusal(
    problems.map(({ line, column, message }) => `${name}:${line}:${column} ${message}`).join('\n'),
  );

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
    chosen: new Set(deletes ? all : []),
    ask: async () => (overwrites ? 'overwrite' : 'leave'),
    onState,
    // Nobody is there to log in again.
    onPause: (reason) => {
      terminal.complain(reason);
      applying.stop();
    },
    pace,
  });
  const report = await applying.done;
  if (isJson) terminal.print(JSON.stringify({ ...report, results }, null, 2));
  if (!isJson)
    terminal.print(`${report.done} done, ${report.failed} failed, ${report.skipped} left.`);
  return report.failed + report.skipped > 0 || plan.entries.some(isRefused) ? 1 : 0;
}
