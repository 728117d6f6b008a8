import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/prepare.mjs';
import type { Profile } from './profiles.ts';
import type { Figure } from './scenarios/index.ts';

/** Figures of one run, with the reference loop measured just before it. */
export type Run = {
  scenario: string;
  profile: string;
  subject: string;
  run: number;
  reference: number;
  /** Empty when the run failed. */
  figures: Figure[];
  error?: string;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

const written = (value: number, unit: Figure['unit']) =>
  `${unit === '' || value >= 1000 ? Math.round(value) : value.toFixed(1)}${unit ? ` ${unit}` : ''}`;

/** Median and range. */
function cell(values: readonly number[], unit: Figure['unit']): string {
  if (values.length === 0) return 'failed';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = low === high ? '' : ` (${Math.round(low)}–${Math.round(high)})`;
  return `${written(median(values), unit)}${range}`;
}

/** How many times as much the second console takes as the first. */
function ratio(first: readonly number[], second: readonly number[]): string {
  const [a, b] = [median(first), median(second)];
  return a > 0 && Number.isFinite(b) ? (b / a).toFixed(2) : '–';
}

export function table(runs: readonly Run[], profile: Profile, subjects: readonly string[]): string {
  const own = runs.filter((run) => run.profile === profile.name);
  const units = new Map(
    own.flatMap(({ figures }) => figures.map(({ what, unit }) => [what, unit] as const)),
  );
  const valuesOf = (subject: string, what: string) =>
    own
      .filter((run) => run.subject === subject)
      .flatMap(({ figures }) => figures.filter((one) => one.what === what))
      .map(({ value }) => value);
  const lines = [...units].map(([what, unit]) => {
    const values = subjects.map((subject) => valuesOf(subject, what));
    const [first = [], second] = values;
    return [what, ...values.map((one) => cell(one, unit)), second ? ratio(first, second) : ''];
  });
  const references = subjects.map((subject) =>
    own.filter((run) => run.subject === subject).map(({ reference }) => reference),
  );
  lines.push(['reference loop', ...references.map((one) => cell(one, 'ms')), '']);
  const head = [profile.label, ...subjects, subjects.length > 1 ? 'ratio' : ''];
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** @returns path of the file */
export function save(runs: readonly Run[], began: Date, chromium: string): string {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${began.toISOString().replaceAll(':', '-')}.json`);
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    arch: arch(),
    load: loadavg(),
  };
  writeFileSync(file, JSON.stringify({ began, chromium, machine, runs }, null, 2));
  return file;
}
