import type { Command } from '../command.ts';
import { applyCommand } from './apply.ts';
import { checkCommand } from './check.ts';
import { completionCommand } from './completion.ts';
import { explainCommand } from './explain.ts';
import { exportCommand } from './export.ts';
import { planCommand } from './plan.ts';
import { schemaCommand } from './schema.ts';
import { watchCommand } from './watch.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  exportCommand,
  planCommand,
  applyCommand,
  checkCommand,
  explainCommand,
  watchCommand,
  schemaCommand,
  completionCommand(() => commands),
];
