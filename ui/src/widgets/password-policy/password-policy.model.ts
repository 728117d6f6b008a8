/** Lengths a policy may ask for. */
const shortest = 8;
const longest = 20;

/** Lengths to choose from: the allowed ones, and the stored one when it is none of them. */
export function lengthOptions(stored: number): number[] {
  const allowed = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  return allowed.includes(stored) ? allowed : [...allowed, stored].sort((a, b) => a - b);
}
