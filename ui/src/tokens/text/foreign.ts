import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/*
 * Names and messages come from outside. Some characters are invisible and change how others read:
 * 'gnp.evil5w' after U+202E reads 'w5live.png'.
 */

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Control characters, zero-width spaces, fillers, direction marks, tags; not Arabic number signs. */
const unseen =
  /(?![\u0600-\u0605\u06dd\u070f\u08e2])(?:\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800)/gu;

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Scripts and emoji that use joiners and variation selectors. */
const joins = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const joinsNext = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u;
const european = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const hasVariants = /[\p{Emoji}\p{Script=Han}\p{Script=Mongolian}]/u;

/** Chromium 156 finds no emoji at the end of a text by a pattern that ends in `$`. */
function lastOf(text: string): string {
  const pair = text.slice(-2);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(-1);
}

/** Whether a character is part of how a word or emoji is written, rather than hidden in it. */
function isWriting(character: string, before: string, after: string): boolean {
  const last = lastOf(before);
  if (character === '\u200c' || character === '\u200d') {
    return joins.test(last) && !european.test(last) && joinsNext.test(after);
  }
  return /\p{Variation_Selector}/u.test(character) && hasVariants.test(last);
}

/** Positions of closed first strong isolates, which keep a text from affecting others. */
function pairsIn(text: string): Set<number> {
  const pairs = new Set<number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === firstStrongIsolate) open.push(at);
    const begun = text[at] === popIsolate ? open.pop() : undefined;
    if (begun !== undefined) pairs.add(begun).add(at);
  }
  return pairs;
}

const code = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Replaces hidden characters with a mark such as '[U+202E]'. Leaves everything else alone,
 * including isolates around a text. Keeps line ends if `lines` is set.
 */
export function marked(text: string, { lines = false } = {}): string {
  unseen.lastIndex = 0;
  if (!unseen.test(text)) return text;
  const pairs = pairsIn(text);
  return text.replace(unseen, (character, at: number) => {
    if (pairs.has(at) || (lines && /[\t\r\n]/.test(character))) return character;
    const isKept = isWriting(character, text.slice(0, at), text.slice(at + character.length));
    return isKept ? character : code(character);
  });
}

/**
 * Makes foreign text safe to put in a sentence: marked, and isolated if it is written right to
 * left, so that it can't reorder its neighbours.
 */
export function foreign(text: string): string {
  const shown = marked(text);
  return rightToLeft.test(shown) && !shown.startsWith(firstStrongIsolate)
    ? `${firstStrongIsolate}${shown}${popIsolate}`
    : shown;
}

/**
 * Marks rendered content: texts, including those within plain elements. Components do it
 * themselves.
 */
export function markedNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return marked(node);
  if (Array.isArray(node)) return mapped(node);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  if (typeof node.type !== 'string' && node.type !== Fragment) return node;
  const shown = markedNode(children);
  if (shown === children) return node;
  // Children keep their form: list children have keys, others don't.
  return Array.isArray(shown) ? cloneElement(node, {}, ...shown) : cloneElement(node, {}, shown);
}

/** Returns the same list if nothing in it changed. */
function mapped(nodes: readonly ReactNode[]): readonly ReactNode[] {
  const shown = nodes.map(markedNode);
  return shown.some((one, index) => one !== nodes[index]) ? shown : nodes;
}
