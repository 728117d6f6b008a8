import { parseArgs } from 'node:util';
import { root } from '../lib/prepare.mjs';
import { type ConsoleMap, ownMap, readMap } from './console-map.ts';
import { type Profile, profiles } from './profiles.ts';
import { type Scenario, scenarios } from './scenarios/index.ts';

/** A console to measure: a running one, or a checkout whose build is started. */
export type Subject = { name: string; url?: string; checkout?: string; map: ConsoleMap };

export type Options = {
  runs: number;
  /** The platform behind all consoles; by default each has its own sandbox. */
  api: 'real-latency' | { url: string } | undefined;
  scenarios: Scenario[];
  profiles: Profile[];
  /** Whether profiles were named: a scenario then also runs in profiles that it skips by default. */
  hasNamedProfiles: boolean;
  portal: Subject;
  against?: Subject;
};

export const usage = `npm run bench -- [options]
  --runs N            runs of each scenario, 5 unless given
  --only NAMES        ${scenarios.map(({ name }) => name).join(', ')}; several with commas
  --profile NAMES     ${profiles.map(({ name }) => name).join(', ')}; several with commas
  --api URL           the platform API that the consoles are put in front of; BENCH_USERNAME and
                      BENCH_PASSWORD sign in
  --latency real      one sandbox in front of all, which takes as long as the platform does
  --portal DIR        the built checkout to measure, this one unless given
  --against URL|DIR   a second console, measured in turn with the first
  --against-map FILE  JSON: what of scripts/bench/console-map.ts is different there`;

/** @param given names separated by commas, or undefined for all */
function pick<Thing extends { name: string }>(
  all: readonly Thing[],
  given: string | undefined,
): Thing[] {
  if (given === undefined) return [...all];
  return given.split(',').map((name) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`There is no "${name}": ${all.map((one) => one.name).join(', ')}`);
    return found;
  });
}

function subject(where: string, map: ConsoleMap): Subject {
  if (/^https?:/.test(where)) return { name: where, url: where.replace(/\/$/, ''), map };
  return { name: where, checkout: where, map };
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      profile: { type: 'string' },
      api: { type: 'string' },
      latency: { type: 'string' },
      portal: { type: 'string' },
      against: { type: 'string' },
      'against-map': { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1');
  const { against, api, latency } = values;
  if (latency !== undefined && latency !== 'real') throw new Error('--latency takes real');
  if (api !== undefined && latency !== undefined) throw new Error('--api has its own latency');
  const chosen = pick(scenarios, values.only);
  return {
    runs,
    api: latency ? 'real-latency' : api === undefined ? undefined : { url: api },
    scenarios: chosen.filter(({ needsSandbox }) => !(needsSandbox && (api ?? latency))),
    profiles: pick(profiles, values.profile),
    hasNamedProfiles: values.profile !== undefined,
    portal: values.portal
      ? subject(values.portal, ownMap)
      : { name: 'this checkout', checkout: root, map: ownMap },
    against: against === undefined ? undefined : subject(against, readMap(values['against-map'])),
  };
}
