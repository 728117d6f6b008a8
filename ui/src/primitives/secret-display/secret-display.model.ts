const visibleAtEnd = 4;

/** Stands for a secret of which nothing is shown. Always as long, so that it tells no length. */
export const hiddenSecret = '••••••••';

/**
 * A token as it is shown everywhere: eight dots and its last four characters, which tell one from
 * another. A short one is hidden entirely: its end would be too much of it.
 */
export function maskToken(value: string): string {
  const characters = [...value];
  if (characters.length === 0) return '';
  const isLong = characters.length >= 3 * visibleAtEnd;
  return hiddenSecret + (isLong ? characters.slice(-visibleAtEnd).join('') : '');
}
