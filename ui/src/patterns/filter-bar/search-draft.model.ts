/**
 * Text of the search field while typing, and the parent's value. The parent lags: its echo of an
 * earlier text must not overwrite a later one. A value from elsewhere (Back button, 'Clear all')
 * wins at once.
 */
export type SearchDraft = {
  /** Text in the field. */
  text: string;
  /** Latest value seen from outside. */
  seen: string;
  /** Sent but not echoed yet; oldest first. */
  sent: readonly string[];
};

export const startDraft = (value: string): SearchDraft => ({ text: value, seen: value, sent: [] });

/** Whether the text is yet to be sent. */
export function isPending({ text, seen, sent }: SearchDraft): boolean {
  return text !== (sent.at(-1) ?? seen);
}

export function typeText(draft: SearchDraft, text: string): SearchDraft {
  return { ...draft, text };
}

/** Marks the text as sent. */
export function markSent(draft: SearchDraft): SearchDraft {
  return isPending(draft) ? { ...draft, sent: [...draft.sent, draft.text] } : draft;
}

/** Takes in a value from outside. */
export function receiveValue(draft: SearchDraft, value: string): SearchDraft {
  if (value === draft.seen) return draft;
  const echo = draft.sent.indexOf(value);
  // Not an echo, so it wins. An echo leaves the field alone and settles everything sent before it.
  if (echo === -1) return startDraft(value);
  return { ...draft, seen: value, sent: draft.sent.slice(echo + 1) };
}

/** The chip to focus when `index` of `count` is removed; undefined when none is left. */
export function chipAfterRemoval(index: number, count: number): number | undefined {
  if (count <= 1) return undefined;
  return index === count - 1 ? index - 1 : index + 1;
}
