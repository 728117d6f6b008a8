import { failed } from '../../store/database-error.ts';
import type { CallRow } from './store.ts';

export type CallFilter = {
  /** Inclusive, epoch milliseconds. */
  from?: number;
  until?: number;
  answered?: boolean;
  direction?: string;
  trunk?: string;
  /** A regular expression over both parties, or a whole call id. */
  pattern?: string;
};

/** The time-series store words its refusals like this (`recent-calls#list-filter-plus`). */
export const queryRefused = (reason: string) =>
  failed(`A 400 Bad Request error occurred: {"error":"error parsing query: ${reason}"}\n`);

const badPattern = (reason: string) => queryRefused(`error parsing regexp: ${reason}`);

/** No character with a meaning of its own: the database can look for it without our help. */
export const isLiteral = (pattern: string) => /^[\w@:;= -]*$/.test(pattern);

/** Words of our engine that the platform's does not have: it never looks around or back. */
const foreignSyntax = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</;

/**
 * The platform's engine takes linear time; ours can take for ever over groups that are repeated,
 * and over many repetitions in a row. Such expressions are refused.
 */
const endless = /\)[*+{]|(?:[*+{][\s\S]*){5}/;
const longest = 200;
const budgetMs = 5000;

/**
 * Which calls a regular expression finds. The platform puts `.*` on both sides of it, which is why
 * one that begins with a quantifier is refused. Its engine takes linear time, ours does not: the
 * search is given up when it takes too long.
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
