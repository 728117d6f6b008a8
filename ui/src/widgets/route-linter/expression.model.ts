/*
 * What the text of a route is made of, and what it was meant to be.
 */

/** Tokens of an expression; escapes, classes and group openings are one token each. */
const parts = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[\s\S]/g;

export const partsOf = (text: string): string[] => text.match(parts) ?? [];

export function withoutEmptyChoices(text: string): string {
  const kept: string[] = [];
  for (const [part] of text.matchAll(parts)) {
    const last = kept.at(-1) ?? '(';
    if (part === '|' && (last === '|' || last.startsWith('('))) continue;
    if (part === ')' && last === '|') kept.pop();
    kept.push(part);
  }
  if (kept.at(-1) === '|') kept.pop();
  return kept.join('');
}

/** Splits 'a|b' outside of groups: an anchor before the first choice applies only to that one. */
export function choicesOf(text: string): string[] {
  const choices = [''];
  let depth = 0;
  for (const [part] of text.matchAll(parts)) {
    if (part.startsWith('(')) depth += 1;
    else if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += part;
  }
  return choices;
}

/** Whether a choice like 45$ matches only the end of a number, which may be intended. */
export const isAtEnd = (choice: string) => /(?:^|[^\\])(?:\\\\)*\$\)*$/.test(choice);

/**
 * Anchors all choices of ^44|45; null: all or none have an anchor. Leaves ^44|45$ alone: it may
 * mean exactly the two, or begins with one or ends with the other.
 */
export function anchoredChoices(text: string): string | null {
  const choices = choicesOf(text);
  const loose = choices.filter((choice) => !choice.startsWith('^'));
  if (loose.length === 0 || loose.length === choices.length || loose.some(isAtEnd)) return null;
  return `^(${choices.map((choice) => choice.replace(/^\^/, '')).join('|')})`;
}

/**
 * Turns a number as people write it, such as +44 or (44, into an expression: digits behind an
 * optional +, with brackets, spaces, dashes and slashes. null for anything ambiguous: broken
 * choices, classes or repetitions, the zero of +44 (0) 20, and the range 44-46.
 */
export function plainNumber(text: string): string | null {
  if (!/^\^?[( ]*\+?[\d() /-]+$/.test(text) || text.includes('(0)') || isSeveral(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : `^${text.includes('+') ? '\\+' : ''}${digits}`;
}

/**
 * Whether a text means several numbers: '44-46', '44/45' and '44,45'. 44-5 is one number, and 44-20
 * is no rising range.
 */
export function isSeveral(text: string): boolean {
  if (/^\^?\(?\d+(?:\s*[,;]\s*\d+)+\)?$/.test(text)) return true;
  const [, first = '', last = ''] = /^\^?\(?(\d+)\s*[-/]\s*(\d+)\)?$/.exec(text) ?? [];
  return first.length > 1 && first.length === last.length && first < last;
}
