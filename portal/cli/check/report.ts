import { addresses } from '../../src/addresses.ts';
import type { CheckFinding } from '../../src/configuration/check/finding.ts';
import type { TestResult } from '../../src/configuration/tests/run.ts';

/** Place of a finding: in a file, or on a page of the console. */
export type FoundAt = { file: string; line: number; column: number } | { address: string };

export type Located = CheckFinding & { at: FoundAt };

export type Report = {
  /** The file, account or provider that was checked. */
  subject: string;
  findings: readonly Located[];
  tests: readonly TestResult[];
  /** One sentence per thing that couldn't be checked. */
  notAsked: readonly string[];
  /** Lowest severity that fails the run. */
  failOn: CheckFinding['severity'];
};

const screens: Readonly<Record<CheckFinding['kind'], (sid: string) => string>> = {
  routing: addresses.routing.edit,
  carriers: addresses.carriers.edit,
  numbers: addresses.phoneNumbers.edit,
  applications: addresses.applications.edit,
  tests: () => addresses.configuration,
  file: () => addresses.configuration,
};

/** @param consoleUrl null: only the path */
export const addressOf = ({ kind, sid }: CheckFinding, consoleUrl: string | null): FoundAt => ({
  address: `${consoleUrl ?? ''}${screens[kind](sid)}`,
});

/** 'Call to 44… by Acme: it never leaves. Expected: it leaves by Skyline SIP.' */
export const testSentence = ({ title, status, wanted, found }: TestResult) =>
  status === 'unknown'
    ? `${title}: undecided, because some records couldn't be read.`
    : `${title}: it ${found}. Expected: it ${wanted}.`;

/** Turns a failed test into a finding. */
export const testFinding = ({ title, wanted, found, steps }: TestResult): CheckFinding => ({
  rule: 'tests/failed',
  severity: 'error',
  kind: 'tests',
  sid: '',
  record: title,
  why: `It ${found}. Expected: it ${wanted}.`,
  todo: 'Change the configuration, or the test.',
  steps,
});

export function statusOf({ findings, notAsked, failOn }: Report): 0 | 1 | 2 {
  if (notAsked.length > 0) return 2;
  return findings.some(({ severity }) => failOn === 'warning' || severity === 'error') ? 1 : 0;
}
