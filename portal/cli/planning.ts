import { formatCount } from '@trunkline/ui/tokens/format';
import type { Secrets } from '../src/configuration/differences.ts';
import { parseFile } from '../src/configuration/file/read.ts';
import { kindNames } from '../src/configuration/model.ts';
import { isToDo, type Plan } from '../src/configuration/plan.ts';
import { callerProblem, planFile } from '../src/configuration/plan-file.ts';
import { type Given, type Option, Refusal, type Terminal } from './command.ts';
import { problemsOf, textOf } from './files.ts';
import {
  accountOption,
  jsonOption,
  onlyOption,
  providerOption,
  sectionsOf,
  timeoutOption,
} from './options.ts';
import { type Session, secretsOf, sessionOf, variablesOf } from './session.ts';
import { currentOf } from './target.ts';

/** Options of commands that plan a file. */
export const planOptions: Readonly<Record<string, Option>> = {
  account: { ...accountOption, help: 'account to apply to. Default: the one in the file' },
  provider: providerOption,
  realm: {
    type: 'string',
    value: 'REALM',
    help: 'SIP realm of the account, instead of the one in the file',
  },
  only: onlyOption,
  json: jsonOption,
  delete: {
    type: 'boolean',
    help: 'delete records that are missing from the file',
  },
  timeout: timeoutOption,
};

export const planVariables = [
  ['TRUNKLINE_SECRET_NAME', 'value of the secret NAME in the file'],
] as const;

/** Names of secrets that a plan needs but the environment lacks. */
export const missingSecrets = (plan: Plan, secrets: Secrets) => [
  ...new Set(
    plan.entries
      .filter(isToDo)
      .flatMap((entry) => entry.secrets)
      .filter(({ name, isRequired }) => isRequired && secrets[name] === undefined)
      .map(({ name }) => name),
  ),
];

export type Planned = {
  plan: Plan;
  secrets: Secrets;
  session: Session;
  /** Whether anything would be written. */
  hasWork: boolean;
};

/** Reads a file and plans it against the platform. Throws a `Refusal` for an invalid file. */
export async function planned(given: Given, terminal: Terminal): Promise<Planned> {
  const [file = ''] = given.words;
  const only = sectionsOf(given);
  const parsed = parseFile(await textOf(file));
  // Reports an invalid file before logging in.
  const alone = parsed.read();
  if (!alone.ok) throw problemsOf(alone.problems, file);
  const { of, name: nameInFile } = alone.configuration;
  const isAccount = of === 'account';
  const providerName = given.option('provider') || (isAccount ? '' : nameInFile);
  const session = await sessionOf(given, terminal, providerName);
  const { api, caller, provider } = session;
  const name = isAccount ? given.option('account') || nameInFile : null;
  const mayNot = callerProblem(caller, of, false);
  if (mayNot !== undefined) throw new Refusal(mayNot);
  const current = await currentOf(api, caller, provider.sid, name);
  const isNew = current.of === 'account' && current.owners.every(({ sid }) => sid === undefined);
  const refusal = callerProblem(caller, of, isNew);
  if (refusal !== undefined) throw new Refusal(refusal);
  const realm = given.option('realm');
  const secrets = secretsOf(terminal.env);
  const result = await planFile({
    api,
    caller,
    providerSid: provider.sid,
    file: parsed,
    current,
    left: kindNames.filter((kind) => !only.includes(kind)),
    secrets,
    ...(name !== null && { names: { name, ...(realm !== undefined && { realm }) } }),
  });
  if ('problems' in result) throw problemsOf(result.problems, file);
  const { plan, notes } = result;
  const deletes = given.isOn('delete');
  const hasWork =
    plan.accounts.length > 0 ||
    plan.entries.some((entry) => isToDo(entry) && (deletes || entry.change !== 'delete'));
  for (const note of notes) terminal.complain(note);
  return { plan, secrets, session, hasWork };
}

/** Reports records that stay without `--delete`. */
export function tellStaying(plan: Plan, given: Given, { complain }: Terminal): void {
  const gone = plan.entries.filter(({ change }) => change === 'delete').length;
  if (gone > 0 && !given.isOn('delete')) {
    complain(
      `Kept ${formatCount(gone, 'record')} missing from the file. Use --delete to delete what the file leaves out.`,
    );
  }
}

/** Reports records that stay without `--delete`, and missing secrets. */
export function tellMore(plan: Plan, secrets: Secrets, given: Given, terminal: Terminal): void {
  tellStaying(plan, given, terminal);
  const names = missingSecrets(plan, secrets);
  if (names.length > 0) terminal.complain(`Set ${variablesOf(names)} before applying.`);
}
