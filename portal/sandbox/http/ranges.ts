/**
 * A single range of bytes (RFC 9110, 14.1.2). Undefined when there is none to honour: several
 * ranges and what cannot be read count as no range at all.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', until = ''] = match ?? [];
  if (!match || (from === '' && until === '')) return undefined;
  if (from === '') {
    // The last so many bytes.
    const count = Math.min(Number(until), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = until === '' ? length - 1 : Math.min(Number(until), length - 1);
  if (until !== '' && Number(until) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
