import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { startPortal } from '../lib/portal.ts';
import { ensureBuilt, root } from '../lib/prepare.mjs';
import { type ConsoleUnderTest, prepare } from './console-under-test.ts';
import { type Options, readOptions, usage } from './options.ts';
import { referenceLoop } from './page.ts';
import type { Profile } from './profiles.ts';
import { type Run, save, table } from './report.ts';
import type { Scenario } from './scenarios/index.ts';

function optionsOrEnd(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}

const options = optionsOrEnd();
const began = new Date();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const subjects: ConsoleUnderTest[] = [];
const runs: Run[] = [];

async function measure(
  scenario: Scenario,
  profile: Profile,
  subject: ConsoleUnderTest,
  run: number,
): Promise<Run> {
  const about = { scenario: scenario.name, profile: profile.name, subject: subject.name, run };
  const reference = await referenceLoop(browser);
  try {
    return { ...about, reference, figures: await scenario.run(browser, subject, profile) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`${scenario.name}, ${profile.name}, ${subject.name}, run ${run}: ${message}`);
    return { ...about, reference, figures: [], error: message };
  }
}

if (options.api === 'real-latency') ensureBuilt();
const platform =
  options.api === 'real-latency' ? await startPortal({}, root, { SANDBOX_LATENCY: 'real' }) : null;
const environment = platform
  ? { API_BASE_URL: `${platform.url}/api/v1` }
  : typeof options.api === 'object'
    ? { API_BASE_URL: options.api.url }
    : {};

try {
  for (const one of [options.portal, options.against]) {
    if (one) subjects.push(await prepare(browser, one, environment));
  }
  for (const profile of options.profiles) {
    for (const scenario of options.scenarios) {
      const isUseful = scenario.profiles?.includes(profile.name) ?? true;
      if (!isUseful && !options.hasNamedProfiles) continue;
      // Alternates, so that other load on the machine affects both.
      for (let run = 1; run <= options.runs; run += 1) {
        for (const subject of subjects) runs.push(await measure(scenario, profile, subject, run));
      }
    }
    if (!runs.some((run) => run.profile === profile.name)) continue;
    const names = subjects.map(({ name }) => name);
    console.log(`\n${table(runs, profile, names)}`);
    // Saves after each profile, so that an interrupted run still has results.
    save(runs, began, browser.version());
  }
  console.log(`\nMedians of ${options.runs}, in brackets the lowest and the highest.`);
  console.log(
    `Chromium ${browser.version()}; every run in ${save(runs, began, browser.version())}`,
  );
} finally {
  await browser.close();
  for (const { stop } of subjects) await stop();
  await platform?.stop();
}
process.exit(runs.some(({ error }) => error) ? 1 : 0);
