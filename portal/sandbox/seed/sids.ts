/**
 * Stable id for a seeded record: the same kind and name give the same UUID in every database, so
 * links and bookmarks survive a reset.
 */
export function sidFor(kind: string, name: string): string {
  const hex = hashBytes(`${kind}/${name}`, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Repeatable bytes from a text (FNV-1a, mixed); not for valuable secrets. */
export function hashBytes(source: string, count: number): number[] {
  let state = 0x811c9dc5;
  for (const character of source) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return Array.from({ length: count }, (_, index) => {
    state = Math.imul(state ^ (state >>> 15) ^ index, 0x85ebca6b) >>> 0;
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0;
    return (state >>> 16) & 0xff;
  });
}
