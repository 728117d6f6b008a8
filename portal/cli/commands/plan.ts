import { entryTitle, planText } from '../../src/configuration/describe.ts';
import type { Secrets } from '../../src/configuration/differences.ts';
import { countsOf, isRefused, isToDo, type Plan } from '../../src/configuration/plan.ts';
import type { Command } from '../command.ts';
import { planned, planOptions, tellMore } from '../planning.ts';
import { missingSecrets } from '../secrets.ts';

export const planCommand: Command = {
  name: 'plan',
  summary: 'shows what applying a file would do; changes nothing',
  usage: [
    'plan FILE [--account NAME] [--provider NAME] [--realm REALM] [--only SECTIONS] [--json]',
  ],
  words: [1, 1],
  missing: 'Say which file to plan.',
  options: planOptions,
  exits: { 0: 'nothing to do', 1: 'an error', 2: 'the platform is not as the file says' },
  run: async (given, terminal) => {
    const { plan, secrets, hasWork } = await planned(given, terminal);
    const isJson = given.isOn('json');
    terminal.print(isJson ? planJson(plan, secrets) : planText(plan));
    if (!isJson) tellMore(plan, secrets, given, terminal);
    return hasWork || plan.entries.some(isRefused) ? 2 : 0;
  },
};

export const planJson = (plan: Plan, secrets: Secrets) =>
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
    },
    null,
    2,
  );
