import type { Reach } from '../../src/configuration/check/reach.ts';
import { entryTitle, planText } from '../../src/configuration/describe.ts';
import type { Secrets } from '../../src/configuration/differences.ts';
import { countsOf, isRefused, isToDo, type Plan } from '../../src/configuration/plan.ts';
import type { Command } from '../command.ts';
import { missingSecrets, planned, planOptions, planVariables, tellMore } from '../planning.ts';
import { reachJson, reachOf, reachText } from './reach.ts';

export const planCommand: Command = {
  name: 'plan',
  summary: 'Show what applying a file would change',
  usage: [
    'FILE [--account NAME] [--provider NAME] [--realm REALM] [--only SECTIONS] [--delete] [--json] [--calls FILE | --no-calls]',
  ],
  description: `Changes nothing. If the file affects routing, the plan shows how many of the
last 500 calls would take another way, with examples.`,
  words: [1, 1],
  missing: 'Name the file to plan.',
  options: {
    ...planOptions,
    calls: {
      type: 'string',
      value: 'FILE',
      help: 'CSV of calls exported from the console, instead of the last 500',
    },
    'no-calls': { type: 'boolean', help: 'skip past calls' },
  },
  variables: planVariables,
  exits: { 0: 'no changes', 1: 'error', 2: 'the platform differs from the file' },
  run: async (given, terminal) => {
    const { plan, secrets, session, hasWork } = await planned(given, terminal);
    const isJson = given.isOn('json');
    const reach = await reachOf(plan, session, given, terminal);
    terminal.print(isJson ? planJson(plan, secrets, reach) : planText(plan));
    if (reach && !isJson) terminal.print(reachText(reach));
    if (!isJson) tellMore(plan, secrets, given, terminal);
    return hasWork || plan.entries.some(isRefused) ? 2 : 0;
  },
};

export const planJson = (plan: Plan, secrets: Secrets, reach?: Reach) =>
  JSON.stringify(
    {
      ...countsOf(plan),
      secrets: missingSecrets(plan, secrets),
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
      ...(reach && { calls: reachJson(reach) }),
    },
    null,
    2,
  );
