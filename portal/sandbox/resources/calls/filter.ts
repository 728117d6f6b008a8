import { failed } from '../../store/database-error.ts';
import type { CallRow } from './store.ts';

export type CallFilter = {
  /** Inclusive, epoch milliseconds. */
  from?: number;
  until?: number;
  answered?: boolean;
  direction?: string;
  trunk?: string;
  /** Regular expression over both parties, or a whole call id. */
  pattern?: string;
};

/** Wording of refusals by the time-series store (`recent-calls#list-filter-plus`). */
export const queryRefused = (reason: string) =>
  failed(`A 400 Bad Request error occurred: {"error":"error parsing query: ${reason}"}\n`);

const badPattern = (reason: string) => queryRefused(`error parsing regexp: ${reason}`);

/** Whether a pattern has no special characters, so that the database can search for it directly. */
export const isLiteral = (pattern: string) => /^[\w@:;= -]*$/.test(pattern);

/** Syntax that only our engine supports: lookarounds and backreferences. */
const foreignSyntax = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</;

/**
 * The platform's engine takes linear time; ours can take forever over repeated groups and over many
 * repetitions in a row. Such expressions are refused.
 */
const endless = /\)[*+{]|(?:[*+{][\s\S]*){5}/;
const longest = 200;
const budgetMs = 5000;

/**
 * Matches calls by a regular expression. The platform puts `.*` on both sides of it, so one that
 * begins with a quantifier is refused. Its engine takes linear time, ours doesn't: a search that
 * takes too long is aborted.
 */
export function callPattern(
  pattern: string,
): (call: Pick<CallRow, 'call_sid' | 'from_party' | 'to_party'>) => boolean {
  const isRefused =
    pattern.length > longest || foreignSyntax.test(pattern) || endless.test(pattern);
  if (isRefused) throw badPattern('invalid syntax');
  const first = pattern[0] ?? '';
  if (first !== '' && '*+?'.includes(first)) {
    throw badPattern(`invalid nested repetition operator: \`*${first}\` at line 1, char 83`);
  }
  try {
    new RegExp(`.*${pattern}.*`);
  } catch (error) {
    throw badPattern(error instanceof Error ? error.message : 'invalid');
  }
  const expression = new RegExp(pattern);
  const known = new Map<string, boolean>();
  const deadline = performance.now() + budgetMs;

  function isFound(party: string): boolean {
    const before = known.get(party);
    if (before !== undefined) return before;
    if (performance.now() > deadline) throw queryRefused('timeout');
    const found = expression.test(party);
    known.set(party, found);
    return found;
  }

  return ({ call_sid, from_party, to_party }) =>
    call_sid === pattern || isFound(from_party) || isFound(to_party);
}
