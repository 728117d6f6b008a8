import { anchoredChoices, choicesOf, partsOf } from '../expression.model.ts';

/*
 * Valid expressions that mean something else than they look like: 44* is no beginning, [1-19] no
 * range of numbers, and a . no dot.
 */

/** A digit with a * or ? behind it, where the text or one of its choices ends. */
const starred = /(\d)(?:\*\$?|\?)(?=\)*(?:\||$))/g;
/** Digits, choices and stars alone: with anything else the meaning is open. */
const simple = /^\^?\(?(?:\?:)?[\d*?|^]+\)?\$?$/;

/**
 * The beginning that 44* was meant to be, which takes 4 as well; null where no digit is repeated at
 * an end, or more than that is in the text.
 */
export function starredBeginning(text: string): string | null {
  if (!simple.test(text)) return null;
  const plain = text.replace(starred, '$1');
  if (plain === text || /[*$]/.test(plain)) return null;
  if (/^\d+$/.test(plain)) return `^${plain}`;
  return anchoredChoices(plain) ?? (choicesOf(plain).every(begins) ? plain : `^(?:${plain})`);
}
const begins = (choice: string) => choice.startsWith('^');

/** Digits of a class, each as often as it is listed: [1-19] has 1 and 9, [44-46] has 4, 4 and 6. */
function listed(body: string): string[] {
  const digits: string[] = [];
  for (const [part] of body.matchAll(/\d-\d|\d/g)) {
    const [first, last] = [Number(part[0]), Number(part.at(-1))];
    // 1-1 lists it as 1 and 1 would.
    if (part.length > 1 && first === last) digits.push(String(first));
    for (let digit = first; digit <= last; digit += 1) digits.push(String(digit));
  }
  return digits;
}

/** The first class that lists a digit twice: it was meant as numbers of more than one digit. */
export function numberClass(text: string): { part: string; digits: string[] } | null {
  for (const part of partsOf(text)) {
    if (!/^\[[^\\]+\]$/.test(part)) continue;
    const digits = listed(part.slice(1, -1));
    const once = [...new Set(digits)];
    if (once.length < digits.length) return { part, digits: part[1] === '^' ? [] : once };
  }
  return null;
}

/** The text without each . that stands between digits alone; null where none does. */
export function withoutDots(text: string): string | null {
  const parts = partsOf(text);
  const isDigit = (part: string | undefined) => /^\d$/.test(part ?? '');
  const kept = parts.filter(
    (part, at) => !(part === '.' && isDigit(parts[at - 1]) && isDigit(parts[at + 1])),
  );
  return kept.length === parts.length ? null : kept.join('');
}

/** '/^44/' and '/^44/i', as programs write an expression. */
export const delimited = (text: string): string | null =>
  /^\/(\^?\d[^/]*)\/[gimsuy]*$/.exec(text)?.[1] ?? null;
