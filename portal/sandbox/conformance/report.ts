import { DELIBERATE, SKIPPED } from './known-differences.ts';
import { type ReplayResult, replay } from './replay.ts';

/** Minimum share of exchanges with a matching response, by the kind of the platform's response. */
export const FLOORS = { successful: 0.95, refused: 0.8 } as const;

export type FileResults = { file: string; results: ReplayResult[]; skipped: number };

/** Replays files one after the other. */
export async function conform(files: readonly string[], folder: URL): Promise<FileResults[]> {
  const all: FileResults[] = [];
  for (const file of files) {
    const results = await replay(file, folder);
    const skipped = Object.keys(SKIPPED).filter((key) => key.startsWith(`${file}#`)).length;
    all.push({ file, results, skipped });
  }
  return all;
}

const isMatch = ({ differences }: ReplayResult) => differences.length === 0;
const isRefused = ({ status }: ReplayResult) => status === null || status >= 400;

export type Score = {
  matched: number;
  total: number;
};

const scoreOf = (results: readonly ReplayResult[]): Score => ({
  matched: results.filter(isMatch).length,
  total: results.length,
});

export function scores(files: readonly FileResults[]) {
  const all = files.flatMap(({ results }) => results);
  return {
    all: scoreOf(all),
    successful: scoreOf(all.filter((result) => !isRefused(result))),
    refused: scoreOf(all.filter(isRefused)),
  };
}

const reaches = ({ matched, total }: Score, floor: number) => matched >= floor * total;

export function isEnough(files: readonly FileResults[]): boolean {
  const { all, successful, refused } = scores(files);
  return (
    all.total > 0 && reaches(successful, FLOORS.successful) && reaches(refused, FLOORS.refused)
  );
}

const spelled = ({ matched, total }: Score) => `${matched} / ${total}`;

export function reportOf(files: readonly FileResults[]): string {
  const lines = files.flatMap(({ file, results, skipped }) => {
    const asked = skipped === 0 ? '' : `  (${skipped} not asked)`;
    const mismatches = results
      .filter((result) => !isMatch(result))
      .map(({ id, differences }) => {
        const reason = DELIBERATE[`${file}#${id}`];
        const known = reason === undefined ? '' : `  on purpose: ${reason}`;
        return [`    ${id}${known}`, ...differences.map((text) => `      ${text}`)].join('\n');
      });
    return [`${file.padEnd(32)} ${spelled(scoreOf(results))}${asked}`, ...mismatches];
  });
  const { all, successful, refused } = scores(files);
  const totals = [
    '',
    `successful ${spelled(successful)}, at least ${FLOORS.successful * 100} % wanted`,
    `refused    ${spelled(refused)}, at least ${FLOORS.refused * 100} % wanted`,
    `in all     ${spelled(all)}`,
  ];
  return `${[...lines, ...totals].join('\n')}\n`;
}
