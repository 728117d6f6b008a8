/**
 * Parses a single byte range (RFC 9110, 14.1.2). Undefined if there is none to honour: several
 * ranges or an invalid one count as no range.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', until = ''] = match ?? [];
  if (!match || (from === '' && until === '')) return undefined;
  if (from === '') {
    // A suffix range: the last n bytes.
    const count = Math.min(Number(until), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = until === '' ? length - 1 : Math.min(Number(until), length - 1);
  if (until !== '' && Number(until) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
