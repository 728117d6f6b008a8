import { formatNumber } from '../../tokens/format/index.ts';
import type { PlannedChange } from './configuration-plan.model.ts';

export const defaultLabels = {
  counts: ({ create, change, delete: gone, unchanged, refused }: Record<PlannedChange, number>) =>
    `${formatNumber(create)} to create, ${formatNumber(change)} to change, ${formatNumber(gone)} to delete, ${formatNumber(unchanged)} unchanged${refused > 0 ? `, ${formatNumber(refused)} that can’t be written` : ''}`,
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
  stays: 'Stays unless chosen',
  chooseOne: (name: string) => `Delete ${name}`,
  chooseAll: (count: number) => `Choose all ${formatNumber(count)} deletions`,
  chooseNone: 'Choose no deletion',
  showUnchanged: (count: number) => `Show ${formatNumber(count)} unchanged`,
  hideUnchanged: 'Hide unchanged',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  details: (name: string) => `Details of ${name}`,
  changedSince: (labels: string) => `Someone has changed it since: ${labels}.`,
  overwrite: 'Overwrite',
  overwriteOf: (name: string) => `Overwrite ${name}`,
  leave: 'Leave as it is',
  leaveOf: (name: string) => `Leave as it is: ${name}`,
};

export type ConfigurationPlanLabels = typeof defaultLabels;
