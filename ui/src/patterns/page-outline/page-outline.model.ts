/** Where a part of the page begins, in px below the line that the eye is on. */
export type Beginning = { id: string; top: number };

/**
 * The part that is being read: the last that begins above the line; at the foot of the page, where
 * no other can be scrolled up to it, the last of all.
 */
export function currentPart(beginnings: readonly Beginning[], isAtFoot: boolean) {
  if (isAtFoot) return beginnings.at(-1)?.id;
  return (beginnings.findLast(({ top }) => top <= 0) ?? beginnings[0])?.id;
}
