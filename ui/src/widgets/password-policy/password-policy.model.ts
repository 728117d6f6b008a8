/** Lengths that a policy may require. */
const shortest = 8;
const longest = 20;

/** Lengths to choose from: the allowed ones, plus the stored one if it isn't among them. */
export function lengthOptions(stored: number): number[] {
  const allowed = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  return allowed.includes(stored) ? allowed : [...allowed, stored].sort((a, b) => a - b);
}
