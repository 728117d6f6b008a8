/** About three lines of a form at full width. */
const shortLength = 160;
const shortLines = 3;

/** Text that is folded until the user expands it. */
export const isLong = (text: string): boolean =>
  text.length > shortLength || text.split('\n').length > shortLines;

/** Text that keeps its lines and spaces, such as JSON. */
export const isCode = (text: string): boolean =>
  text.trim().includes('\n') || /^\s*[[{][\s\S]*[\]}]\s*$/.test(text);

/** The side to show: the new value if added, the old one if removed. */
export const sideOf = (
  kind: 'added' | 'changed' | 'moved' | 'removed',
): 'before' | 'after' | null => {
  if (kind === 'added') return 'after';
  return kind === 'removed' ? 'before' : null;
};
