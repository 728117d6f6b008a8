/*
 * What the text of a route is made of, and what it was meant to be.
 */

/** The parts of an expression: escapes, classes and the openings of groups in one piece each. */
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

/** The parts of 'a|b' outside of groups: an anchor before the first holds for that one alone. */
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

/** 45$ is found at the end of a number alone, which may be meant. */
export const isAtEnd = (choice: string) => /(?:^|[^\\])(?:\\\\)*\$\)*$/.test(choice);

/**
 * ^44|45 with one anchor for both; null where all choices have one, or none has. ^44|45$ can be read in
 * more than one way: as exactly the two, or as what begins with one or ends with the other.
 */
export function anchoredChoices(text: string): string | null {
  const choices = choicesOf(text);
  const loose = choices.filter((choice) => !choice.startsWith('^'));
  if (loose.length === 0 || loose.length === choices.length || loose.some(isAtEnd)) return null;
  return `^(${choices.map((choice) => choice.replace(/^\^/, '')).join('|')})`;
}

/**
 * The expression for a text that is a number as people write it, such as +44 or (44: digits behind
 * an optional +, with brackets, spaces, dashes and slashes. Null for any other: a choice, a class or a
 * repetition that is broken can be read in more than one way, and so can the zero of +44 (0) 20 and
 * the range 44-46.
 */
export function plainNumber(text: string): string | null {
  if (!/^\^?[( ]*\+?[\d() /-]+$/.test(text) || text.includes('(0)') || isSeveral(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : `^${text.includes('+') ? '\\+' : ''}${digits}`;
}

/** '44-46', '44/45' and '44,45': several, and no number. 44-5 is one, and 44-20 goes up nowhere. */
export function isSeveral(text: string): boolean {
  if (/^\^?\(?\d+(?:\s*[,;]\s*\d+)+\)?$/.test(text)) return true;
  const [, first = '', last = ''] = /^\^?\(?(\d+)\s*[-/]\s*(\d+)\)?$/.exec(text) ?? [];
  return first.length > 1 && first.length === last.length && first < last;
}
