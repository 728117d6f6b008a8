import type { Secrets } from '../src/configuration/differences.ts';
import { isToDo, type Plan } from '../src/configuration/plan.ts';
import type { Terminal } from './command.ts';

const secretPrefix = 'TRUNKLINE_SECRET_';

export const secretsOf = (env: Terminal['env']): Secrets =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(secretPrefix) && value ? [[name.slice(secretPrefix.length), value]] : [],
    ),
  );

/** Names of secrets that a plan needs and nobody gave. */
export const missingSecrets = (plan: Plan, secrets: Secrets) => [
  ...new Set(
    plan.entries
      .filter(isToDo)
      .flatMap((entry) => entry.secrets)
      .filter(({ name, isRequired }) => isRequired && secrets[name] === undefined)
      .map(({ name }) => name),
  ),
];

/** Variables that hold them. */
export const variablesOf = (names: readonly string[]) =>
  names.map((name) => `${secretPrefix}${name}`).join(', ');
