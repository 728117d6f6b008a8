/** How many letters are to be changed to come from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The word that was probably meant; undefined when none is near. */
export function meant(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((one) => ({ one, far: distance(plain(word), plain(one)) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.ceil(word.length / 3) ? near.one : undefined;
}
