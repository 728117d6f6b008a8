import { anchoredChoices, choicesOf, partsOf } from '../expression.model.ts';

/*
 * Valid expressions that mean something else than they look like: 44* is no beginning, [1-19] no
 * range of numbers, and a . no dot.
 */

/** A digit followed by * or ? at the end of the text or of a choice. */
const starred = /(\d)(?:\*\$?|\?)(?=\)*(?:\||$))/g;
/** Only digits, choices and stars: with anything else the meaning is ambiguous. */
const simple = /^\^?\(?(?:\?:)?[\d*?|^]+\)?\$?$/;

/**
 * The prefix that was meant by 44*, which also takes 4; null: no digit is repeated at an end, or
 * the text has more than that.
 */
export function starredBeginning(text: string): string | null {
  if (!simple.test(text)) return null;
  const plain = text.replace(starred, '$1');
  if (plain === text || /[*$]/.test(plain)) return null;
  if (/^\d+$/.test(plain)) return `^${plain}`;
  return anchoredChoices(plain) ?? (choicesOf(plain).every(begins) ? plain : `^(?:${plain})`);
}
const begins = (choice: string) => choice.startsWith('^');

/** Digits of a class, repeated as often as they are listed: [1-19] gives 1 and 9, [44-46] gives 4, 4 and 6. */
function listed(body: string): string[] {
  const digits: string[] = [];
  for (const [part] of body.matchAll(/\d-\d|\d/g)) {
    const [first, last] = [Number(part[0]), Number(part.at(-1))];
    // 1-1 lists the digit twice.
    if (part.length > 1 && first === last) digits.push(String(first));
    for (let digit = first; digit <= last; digit += 1) digits.push(String(digit));
  }
  return digits;
}

/** The first class that lists a digit twice: it was meant as longer numbers. */
export function numberClass(text: string): { part: string; digits: string[] } | null {
  for (const part of partsOf(text)) {
    if (!/^\[[^\\]+\]$/.test(part)) continue;
    const digits = listed(part.slice(1, -1));
    const once = [...new Set(digits)];
    if (once.length < digits.length) return { part, digits: part[1] === '^' ? [] : once };
  }
  return null;
}

/** Removes each . between two digits; null: there is none. */
export function withoutDots(text: string): string | null {
  const parts = partsOf(text);
  const isDigit = (part: string | undefined) => /^\d$/.test(part ?? '');
  const kept = parts.filter(
    (part, at) => !(part === '.' && isDigit(parts[at - 1]) && isDigit(parts[at + 1])),
  );
  return kept.length === parts.length ? null : kept.join('');
}

/** Content of '/^44/' and '/^44/i', the notation of program code. */
export const delimited = (text: string): string | null =>
  /^\/(\^?\d[^/]*)\/[gimsuy]*$/.exec(text)?.[1] ?? null;
