/*
 * Word processors, chats and web pages put spaces into a text that JSON does not take. Nothing shows
 * them.
 */

/** A JSON string, closed or not, or one odd space. Strings are matched in order to skip them. */
const stringOrSpace = /"(?:[^"\\\r\n]|\\.)*"?|[^\S \t\r\n]|[\p{Cf}\u0085]/gu;

const byteOrderMark = '\ufeff';

const matchesOf = (text: string) =>
  [...text.matchAll(stringOrSpace)].filter(([match]) => !match.startsWith('"'));

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

export type Edit = { from: number; to: number; insert: string };

/**
 * Edits that make a pasted text valid, in text order. Always drops a byte order mark in front.
 * Replaces other odd spaces only if the result is JSON: a missing quote makes strings look like the
 * text between them.
 */
export function spaceEdits(text: string): Edit[] {
  const matches = matchesOf(text);
  if (matches.length === 0) return [];
  const edits = matches.map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
    insert: index === 0 && match === byteOrderMark ? '' : ' ',
  }));
  return isJson(edited(text, edits)) ? edits : edits.filter(({ insert }) => insert === '');
}

function edited(text: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits.map(({ from, to, insert }) => {
    const part = text.slice(end, from) + insert;
    end = to;
    return part;
  });
  return parts.join('') + text.slice(end);
}

/** The text after `spaceEdits`. */
export const withPlainSpaces = (text: string) => edited(text, spaceEdits(text));

export type OddSpace = {
  /** Offset in the text, from 0. */
  from: number;
  to: number;
  /** From 1. */
  line: number;
  column: number;
  /** Unicode code point: '00A0'. */
  code: string;
};

/** The first odd space between two offsets, outside of strings; undefined for none. */
export function oddSpaceIn(text: string, start = 0, end = text.length): OddSpace | undefined {
  const found = matchesOf(text).find(({ index }) => index >= start && index < end);
  if (!found) return undefined;
  const { 0: match, index } = found;
  const before = text.slice(0, index);
  return {
    from: index,
    to: index + match.length,
    line: before.split('\n').length,
    column: index - before.lastIndexOf('\n'),
    code: (match.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  };
}
