const visibleAtEnd = 4;

/**
 * Masks a token: letters and digits become `*` except among the last four characters; dashes and
 * other separators stay, so that its shape can be recognised. A value of four characters or fewer
 * is masked entirely: showing its end would show all of it.
 */
export function maskToken(value: string): string {
  const kept = value.length > visibleAtEnd ? value.slice(-visibleAtEnd) : '';
  const hidden = value.slice(0, value.length - kept.length);
  return hidden.replace(/[\p{L}\p{N}]/gu, '*') + kept;
}
