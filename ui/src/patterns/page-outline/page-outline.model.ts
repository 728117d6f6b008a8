/** Where a section begins, in px below the reading line. */
export type Beginning = { id: string; top: number };

/**
 * The section being read: the last one that begins above the line. At the foot of the page, where
 * no other can be scrolled up to it, the last one.
 */
export function currentPart(beginnings: readonly Beginning[], isAtFoot: boolean) {
  if (isAtFoot) return beginnings.at(-1)?.id;
  return (beginnings.findLast(({ top }) => top <= 0) ?? beginnings[0])?.id;
}
