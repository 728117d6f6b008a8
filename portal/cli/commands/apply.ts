import { applyPlan, type EntryState } from '../../src/configuration/apply.ts';
import { withFile } from '../../src/configuration/check/file-world.ts';
import { entryTitle, planText } from '../../src/configuration/describe.ts';
import { isRefused, type Plan } from '../../src/configuration/plan.ts';
import { refusalOf } from '../../src/configuration/scope.ts';
import { runTests } from '../../src/configuration/tests/run.ts';
import { pace } from '../../src/platform/client/pace/pace.ts';
import { sessionWorld } from '../check/checked-world.ts';
import { testSentence } from '../check/report.ts';
import { type Command, type Given, Refusal, type Terminal } from '../command.ts';
import {
  missingSecrets,
  type Planned,
  planned,
  planOptions,
  planVariables,
  tellMore,
  tellStaying,
} from '../planning.ts';
import { type Session, variablesOf } from '../session.ts';
import { accountSidIn } from '../target.ts';
import { planJson } from './plan.ts';

export const applyCommand: Command = {
  name: 'apply',
  summary: 'Apply a file, after showing the plan and asking',
  usage: [
    'FILE [--account NAME] [--provider NAME] [--realm REALM] [--only SECTIONS] [--delete] [--overwrite] [--no-tests] [--yes] [--json]',
  ],
  words: [1, 1],
  missing: 'Name the file to apply.',
  options: {
    ...planOptions,
    yes: { type: 'boolean', short: 'y', help: 'apply without asking' },
    'no-tests': { type: 'boolean', help: 'skip the tests of the file' },
    overwrite: { type: 'boolean', help: 'overwrite records changed since the plan' },
  },
  variables: planVariables,
  exits: {
    0: 'no changes, or all applied',
    1: "error; or something failed, was skipped or can't be written",
  },
  run: async (given, terminal) => {
    const all = await planned(given, terminal);
    const { plan, secrets, session } = all;
    if (!all.hasWork) {
      const isJson = given.isOn('json');
      terminal.print(isJson ? planJson(plan, secrets) : planText(plan));
      if (!isJson) tellMore(plan, secrets, given, terminal);
      return plan.entries.some(isRefused) ? 1 : 0;
    }
    refuseForeign(plan, session);
    if (!given.isOn('no-tests')) await refuseBroken(plan, session, given, terminal);
    return apply(all, given, terminal);
  },
};

/** Refuses a file with records that this log-in can't change. */
function refuseForeign({ entries }: Plan, { caller, mayWrite }: Session): void {
  if (!mayWrite) throw new Refusal("This log-in is view-only and can't apply changes.");
  const told = entries
    .filter(({ change }) => change === 'refused')
    .flatMap((entry) => {
      const reason = refusalOf(entry.kind, entry.owner, caller);
      return reason === undefined ? [] : [`${entryTitle(entry)}: ${reason}`];
    });
  if (told.length === 0) return;
  throw new Refusal(
    [...told, 'Nothing was written. Use --only SECTIONS to apply the other sections.'].join('\n'),
  );
}

/** Refuses a file with tests that would fail on the platform afterwards. */
async function refuseBroken(
  { wanted, current }: Plan,
  session: Session,
  given: Given,
  terminal: Terminal,
): Promise<void> {
  if (!wanted.tests?.length) return;
  const { world } = await sessionWorld(session, accountSidIn(current));
  for (const note of world.unasked) terminal.complain(note);
  const deletes = given.isOn('delete');
  const results = runTests(wanted.tests, withFile(wanted, current, world, { deletes }));
  const broken = results.filter(({ status }) => status !== 'passed');
  if (broken.length === 0) return;
  const told = broken.flatMap((one) => [
    testSentence(one),
    ...one.steps.map((step) => `    ${step}`),
  ]);
  throw new Refusal([...told, 'Nothing was written. Use --no-tests to apply anyway.'].join('\n'));
}

async function apply(
  { plan, secrets, session }: Planned,
  given: Given,
  terminal: Terminal,
): Promise<0 | 1> {
  const { api, caller, provider } = session;
  const isJson = given.isOn('json');
  const all = plan.entries.filter(({ change }) => change === 'delete').map(({ id }) => id);
  if (!isJson) {
    terminal.print(planText(plan));
    tellStaying(plan, given, terminal);
  }
  const names = missingSecrets(plan, secrets);
  if (names.length > 0) throw new Refusal(`Set ${variablesOf(names)}.`);
  if (!given.isOn('yes')) {
    if (!terminal.ask) throw new Refusal('There is no terminal to ask on. Use --yes to apply.');
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
      terminal.complain(
        `${state.status === 'failed' ? 'Failed' : 'Skipped'}: ${record}. ${reason}`,
      );
  };
  const applying = applyPlan(plan, {
    api,
    caller,
    providerSid: provider.sid,
    secrets,
    chosen: new Set(given.isOn('delete') ? all : []),
    ask: async () => (given.isOn('overwrite') ? 'overwrite' : 'leave'),
    onState,
    // A pipeline can't log in again.
    onPause: (reason) => {
      terminal.complain(reason);
      applying.stop();
    },
    pace,
  });
  const report = await applying.done;
  if (isJson) terminal.print(JSON.stringify({ ...report, results }, null, 2));
  else terminal.print(`${report.done} done, ${report.failed} failed, ${report.skipped} skipped.`);
  return report.failed + report.skipped > 0 || plan.entries.some(isRefused) ? 1 : 0;
}
