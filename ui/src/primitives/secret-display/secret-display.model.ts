const visibleAtEnd = 4;

/** Placeholder for a fully hidden secret. Its fixed length doesn't reveal that of the secret. */
export const hiddenSecret = '••••••••';

/**
 * Masks a token: eight dots and the last four characters, which distinguish tokens. A short one is
 * hidden entirely, because four characters would reveal too much.
 */
export function maskToken(value: string): string {
  const characters = [...value];
  if (characters.length === 0) return '';
  const isLong = characters.length >= 3 * visibleAtEnd;
  return hiddenSecret + (isLong ? characters.slice(-visibleAtEnd).join('') : '');
}
