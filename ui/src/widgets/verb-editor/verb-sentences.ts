import { formatNumber } from '../../tokens/format/index.ts';

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const characters: Record<string, string> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '2002': 'an en space',
  '2003': 'an em space',
  '200B': 'a zero-width space',
  '202F': 'a narrow no-break space',
  '3000': 'an ideographic space',
  FEFF: 'a byte order mark',
};

/** Sentences about problems with verbs. `place` is like `dial.target.0`. */
export const verbSentences = {
  empty: 'Enter the verbs to execute.',
  tooLong: (bytes: number, most: number) =>
    `The verbs take ${formatNumber(bytes)} bytes; ${formatNumber(most)} is the most that can be stored. Shorten them by ${formatNumber(bytes - most)}.`,
  notJson: 'This is not valid JSON.',
  notArray: 'Enter an array of verbs: it starts with [ and ends with ].',
  noVerb: 'Enter at least one verb.',
  notVerb: 'Every entry of the array must be a verb, an object.',
  /**
   * @param line null: it is shown beside the sentence
   * @param code Unicode code point of the character: '00A0'
   */
  oddSpace: (line: number | null, column: number, code: string) =>
    `${line === null ? 'Column' : `Line ${line}, column`} ${column} has ${characters[code] ?? 'an invisible character'} (U+${code}). JSON allows plain spaces only.`,
  /** JSON errors by their names in `jsonc-parser`. */
  syntax: {
    InvalidSymbol: 'Invalid JSON: put text in double quotes.',
    InvalidNumberFormat: 'This is not a number.',
    PropertyNameExpected: 'Put the name of a property here, in double quotes.',
    ValueExpected: 'A value is expected here.',
    ColonExpected: 'A colon is expected after the property name.',
    CommaExpected: 'A comma is missing before this.',
    CloseBraceExpected: 'A closing } is missing.',
    CloseBracketExpected: 'A closing ] is missing.',
    EndOfFileExpected: 'Remove what follows the end of the array.',
    InvalidCommentToken: 'JSON has no comments.',
    UnexpectedEndOfComment: 'JSON has no comments.',
    UnexpectedEndOfString: 'The closing quote is missing.',
    UnexpectedEndOfNumber: 'This is not a number.',
    InvalidUnicode: 'This is not a Unicode escape such as \\u00e9.',
    InvalidEscapeCharacter: 'JSON has no such escape.',
    InvalidCharacter: 'Write line breaks and tabs inside text as \\n and \\t.',
  },
  notNamed: 'The verb is not named: add "verb": "say", for instance.',
  nameIsText: 'The name of a verb is text.',
  newer: (name: string) => `Only newer platforms know "${name}"; an older one refuses it.`,
  /** @param near a similar verb to suggest */
  unknown: (name: string, near: string | null) =>
    `Unknown verb "${name}".${near === null ? '' : ` Did you mean "${near}"?`}`,
  notSupported: (place: string) => `${place} is not supported.`,
  noProperty: (place: string, name: string) => `${place} has no property "${name}".`,
  requires: (place: string, name: string) => `${place} requires "${name}".`,
  /** @param names of types in JSON Schema */
  mustBeOfType: (place: string, names: readonly string[]) =>
    `${place} must be ${names.map((name) => types[name] ?? name).join(' or ')}.`,
  /** @param values in JSON, separated by commas */
  mustBeOneOf: (place: string, values: string) => `${place} must be one of ${values}.`,
  mustBe: (place: string, value: string) => `${place} must be ${value}.`,
  invalidValue: (place: string) => `${place} has an invalid value.`,
  atLeast: (place: string, least: string) => `${place} must be at least ${least}.`,
  atMost: (place: string, most: string) => `${place} must be at most ${most}.`,
  mustNotBeEmpty: (place: string) => `${place} must not be empty.`,
  notValid: (place: string) => `${place} is not valid.`,
};

export type VerbSentences = typeof verbSentences;
