import { formatCount } from '@trunkline/ui/tokens/format';
import type { ApplicationRow } from '../../../platform/resources/applications/applications.ts';

export const longestLabel = 64;

/** The next free label: 'main' becomes 'main-v2', and 'main-v2' becomes 'main-v3'. */
export function nextLabel(label: string, taken: ReadonlySet<string>): string {
  const [, base = label, version = '1'] = /^(.*)-v(\d{1,4})$/.exec(label) ?? [];
  let next = Number(version);
  let proposed: string;
  do {
    next += 1;
    const ending = `-v${next}`;
    proposed = base.slice(0, longestLabel - ending.length) + ending;
  } while (taken.has(proposed));
  return proposed;
}

const uses = [
  'speech_synthesis',
  'speech_recognizer',
  'fallback_speech_synthesis',
  'fallback_speech_recognizer',
] as const;

type LabelColumn = `${(typeof uses)[number]}_label`;

/** Columns that move an application: every choice of this vendor and label gets the new label. */
export const movedLabels = (
  application: ApplicationRow,
  { vendor, label }: { vendor: string; label: string },
  next: string,
): Partial<Record<LabelColumn, string>> =>
  Object.fromEntries(
    uses
      .filter(
        (use) => application[`${use}_vendor`] === vendor && application[`${use}_label`] === label,
      )
      .map((use) => [`${use}_label`, next]),
  );

export type Made = { sid: string; label: string };

/** Progress of a replacement. */
export type Progress = {
  /** The new credential. */
  created: Made | null;
  /** undefined: not tested yet. */
  tested: 'ok' | 'not tested' | undefined;
  moved: number;
  /** Applications to move, including the moved ones; undefined until counted. */
  toMove: number | undefined;
  isDeleted: boolean;
};

export const noProgress: Progress = {
  created: null,
  tested: undefined,
  moved: 0,
  toMove: undefined,
  isDeleted: false,
};

export type StepId = 'add' | 'test' | 'move' | 'delete';

/** Without a label nothing moves: calls find the new credential like the old one. */
export const stepIds = (label: string): StepId[] =>
  label === '' ? ['add', 'test', 'delete'] : ['add', 'test', 'move', 'delete'];

const isDone = (id: StepId, { created, tested, moved, toMove, isDeleted }: Progress) =>
  ({
    add: created !== null,
    test: tested !== undefined,
    move: toMove !== undefined && moved >= toMove,
    delete: isDeleted,
  })[id];

/** The next step; undefined when all are done. */
export const nextStep = (label: string, progress: Progress) =>
  stepIds(label).find((id) => !isDone(id, progress));

/** Describes the state after a stop: what exists, what moved, and that the old credential stays. */
export function stateText(label: string, progress: Progress): string {
  const { created, moved, toMove } = progress;
  if (created === null) return 'Nothing was changed.';
  const rest = 'The old one is still there.';
  const step = nextStep(label, progress);
  if (step === 'test') {
    return label === ''
      ? `The new credential exists. ${rest} Calls may take either.`
      : `The new credential exists, but no application uses it yet. ${rest}`;
  }
  if (label === '') return `The new credential exists. ${rest}`;
  if (toMove === undefined) return `The new credential exists. No application was moved. ${rest}`;
  if (toMove === 0) return `The new credential exists. ${rest}`;
  return `The new credential exists; ${moved} of ${formatCount(toMove, 'application')} ${toMove === 1 ? 'uses' : 'use'} it. ${rest}`;
}
