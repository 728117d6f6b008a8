import { join } from 'node:path';
import { root } from '../lib/prepare.mjs';
import type { Fault, Switch } from './faults.ts';
import { firstValue, hasForm, submit } from './form.ts';
import type { Visit } from './screens.ts';
import type { Tab } from './tab.ts';

export type Outcome = {
  /** Problems found; empty for none. */
  found: string[];
  /** For a save: whether the form sent anything. */
  isSent?: boolean;
};
/** Outcomes by name of the fault. */
export type Outcomes = Map<string, Outcome>;

/** Checks that hold for every screen after any action. */
async function findings(tab: Tab, fault: Fault, { stored }: Visit): Promise<string[]> {
  const found: string[] = [];
  if (!(await tab.settled())) found.push('turns for ever');
  if ((await tab.text()).trim().length < 10) found.push('blank');
  const isSession = 'token' in stored.local;
  if (isSession && !fault.endsSession && (await tab.isSignedOut())) found.push('signed out');
  return found;
}

/** Screenshot of the page where a problem was found. */
async function keepPicture({ page }: Tab, { path }: Visit, what: string, fault: Fault) {
  const name = `${path.replace(/\W+/g, '-')}-${what}-${fault.name}.png`;
  await page.screenshot({ path: join(root, '.cache/resilience', name) });
}

const unhandled = (broken: string[]) =>
  broken.map((message) => `unhandled: ${message.slice(0, 200)}`);

/** Opens a screen once for each fault, while every read of it fails. */
export async function readAll(
  tab: Tab,
  faulty: Switch,
  visit: Visit,
  faults: readonly Fault[],
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const fault of faults) {
    await tab.startAfresh(visit.stored);
    await faulty.strikeReads(fault);
    await tab.open(visit.address);
    const found = await findings(tab, fault, visit);
    await faulty.clear();
    found.push(...unhandled(tab.news().broken));
    if (found.length > 0) await keepPicture(tab, visit, 'reading', fault);
    outcomes.set(fault.name, { found });
  }
  return outcomes;
}

/** Opens the screen of a form. False if it has none. */
async function openForm(tab: Tab, { stored, address }: Visit): Promise<boolean> {
  await tab.startAfresh(stored);
  await tab.open(address);
  await tab.settled();
  tab.news();
  return hasForm(tab.page);
}

/** Checks that typed text is still there, or kept until the person is back. */
async function draftFindings(tab: Tab, fault: Fault, visit: Visit, typed: string) {
  if (tab.path() === visit.address) {
    return (await firstValue(tab.page)) === typed ? [] : ['draft lost'];
  }
  if (fault.endsSession || fault.interrupts) {
    const isKept = await tab.page.evaluate(
      (text) => Object.values(sessionStorage).some((kept) => String(kept).includes(text)),
      typed,
    );
    return isKept ? [] : ['draft lost on the way to log in'];
  }
  return fault.isHarmless ? [] : [`left for ${tab.path()}`];
}

/** Types into the open form and saves it while every write fails. */
async function save(tab: Tab, faulty: Switch, fault: Fault, visit: Visit): Promise<Outcome> {
  await faulty.strikeWrites(fault);
  const typed = await submit(tab);
  const found = await findings(tab, fault, visit);
  await faulty.clear();
  const { writes, broken } = tab.news();
  const twice = writes.find((one, index) => writes.indexOf(one) !== index);
  if (twice) found.push(`sent twice: ${twice.slice(0, 80)}`);
  const isSent = writes.length > 0;
  // Signed-out users have no drafts.
  if (visit.path.startsWith('/internal/') && isSent) {
    found.push(...(await draftFindings(tab, fault, visit, typed)));
  }
  found.push(...unhandled(broken));
  if (found.length > 0) await keepPicture(tab, visit, 'saving', fault);
  return { found, isSent };
}

/**
 * Saves the form of a screen once for each fault; undefined if it has none. One form serves many
 * faults, as for a user who retries; anything worse than a refusal reopens it.
 */
export async function saveAll(
  tab: Tab,
  faulty: Switch,
  visit: Visit,
  faults: readonly Fault[],
): Promise<Outcomes | undefined> {
  const outcomes: Outcomes = new Map();
  let isOpen = false;
  for (const fault of faults) {
    if (!isOpen && !(await openForm(tab, visit))) return undefined;
    const outcome = await save(tab, faulty, fault, visit);
    outcomes.set(fault.name, outcome);
    // Saves that need human input, such as a card, send nothing for any fault.
    if (!outcome.isSent && outcomes.size === 1) {
      return new Map(faults.map(({ name }) => [name, outcome]));
    }
    isOpen = fault.refuses === true && tab.path() === visit.address && outcome.found.length === 0;
  }
  return outcomes;
}
