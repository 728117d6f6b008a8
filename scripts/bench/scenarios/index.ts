import type { Browser } from 'playwright';
import type { ConsoleUnderTest } from '../console-under-test.ts';
import type { Profile } from '../profiles.ts';
import { allowance } from './allowance.ts';
import { calls } from './calls.ts';
import { carriers } from './carriers.ts';
import { configuration } from './configuration.ts';
import { form } from './form.ts';
import { frontDoor } from './front-door.ts';
import { live } from './live.ts';
import { routesOfTable } from './routes.ts';
import { manyRows, rows } from './rows.ts';
import { start, startStraight } from './start.ts';
import { visits } from './visits.ts';
import { walk } from './walk.ts';

/** One figure of one run. */
export type Figure = { what: string; unit: 'ms' | 'KiB' | ''; value: number };

export type Scenario = {
  name: string;
  /** Names of the profiles that are informative. Default: all. */
  profiles?: string[];
  /** Makes calls or records in the sandbox: skipped in front of another platform. */
  needsSandbox?: boolean;
  run: (browser: Browser, subject: ConsoleUnderTest, profile: Profile) => Promise<Figure[]>;
};

export const scenarios: Scenario[] = [
  start,
  startStraight,
  form,
  carriers,
  walk,
  allowance,
  live,
  configuration,
  rows,
  manyRows,
  routesOfTable,
  calls,
  visits,
  frontDoor,
];
