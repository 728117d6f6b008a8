import type { SlowNumber } from '../../../../ui/src/widgets/route-linter/lint.model.ts';
import type { CheckFinding } from './finding.ts';
import { checkGateways } from './gateways.ts';
import { checkConflicts, checkUnanswered } from './numbers.ts';
import { checkTables } from './routes.ts';
import { checkSpeech } from './speech.ts';
import type { CheckScope, CheckWorld } from './world.ts';

/** Everything that the console's checks find in a world. */
export const checkWorld = (
  world: CheckWorld,
  scope: CheckScope,
  slowNumber: SlowNumber | null,
): CheckFinding[] => [
  ...checkTables(world, scope, slowNumber),
  ...checkGateways(world, scope),
  ...checkConflicts(world, scope),
  ...checkUnanswered(world, scope),
  ...checkSpeech(world, scope),
];
