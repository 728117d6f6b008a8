import type { CheckFinding } from './finding.ts';
import { checkGateways } from './gateways.ts';
import { checkConflicts, checkUnanswered } from './numbers.ts';
import { checkTables } from './routes.ts';
import { checkSpeech } from './speech.ts';
import type { CheckScope, CheckWorld } from './world.ts';

/** Runs all of the console's checks on a world. */
export const checkWorld = (world: CheckWorld, scope: CheckScope): CheckFinding[] => [
  ...checkTables(world, scope),
  ...checkGateways(world, scope),
  ...checkConflicts(world, scope),
  ...checkUnanswered(world, scope),
  ...checkSpeech(world, scope),
];
