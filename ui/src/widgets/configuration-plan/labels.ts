import { formatNumber } from '../../tokens/format/index.ts';
import type { PlanCounts, PlannedChange } from './configuration-plan.model.ts';

export const defaultLabels = {
  counts: ({ create, change, delete: gone, unchanged, refused, leftOut }: PlanCounts) =>
    `${formatNumber(create)} to create, ${formatNumber(change)} to change, ${formatNumber(gone)} to delete, ${formatNumber(unchanged)} unchanged${refused > 0 ? `, ${formatNumber(refused)} that can’t be written` : ''}${leftOut > 0 ? `, ${formatNumber(leftOut)} left out` : ''}`,
  changes: {
    create: 'Create',
    change: 'Change',
    delete: 'Delete',
    unchanged: 'Unchanged',
    refused: 'Can’t be written',
  } as Record<PlannedChange, string>,
  states: {
    waiting: 'Waiting',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Left out',
    asks: 'Changed since the plan',
  },
  done: (count: number, total: number) => `${formatNumber(count)} of ${formatNumber(total)} done`,
  leftOut: 'Left out',
  include: 'Include',
  includeOf: (name: string) => `Include ${name}`,
  stays: 'Stays unless chosen',
  chooseOne: (name: string) => `Delete ${name}`,
  chooseAll: (count: number) => `Choose all ${formatNumber(count)} deletions`,
  chooseNone: 'Choose no deletion',
  showUnchanged: (count: number) => `Show ${formatNumber(count)} unchanged`,
  hideUnchanged: 'Hide unchanged',
  showOthers: (count: number) => `Show the other ${formatNumber(count)}`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  details: (name: string) => `Details of ${name}`,
  changedSince: (labels: string) => `Someone has changed it since: ${labels}.`,
  overwrite: 'Overwrite',
  overwriteOf: (name: string) => `Overwrite ${name}`,
  leave: 'Leave as it is',
  leaveOf: (name: string) => `Leave as it is: ${name}`,
};

export type ConfigurationPlanLabels = typeof defaultLabels;
