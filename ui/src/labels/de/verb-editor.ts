import { formatNumber } from '../../tokens/format/index.ts';
import type { VerbSentences } from '../../widgets/verb-editor/index.ts';

const types: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'ein Objekt',
  array: 'eine Liste',
};

const characters: Record<string, string> = {
  '00A0': 'ein geschütztes Leerzeichen',
  '00AD': 'ein weiches Trennzeichen',
  '2002': 'ein Halbgeviert-Leerzeichen',
  '2003': 'ein Geviert-Leerzeichen',
  '200B': 'ein Leerzeichen ohne Breite',
  '202F': 'ein schmales geschütztes Leerzeichen',
  '3000': 'ein ideografisches Leerzeichen',
  FEFF: 'eine Bytereihenfolge-Markierung (BOM)',
};

const number = (value: number) => formatNumber(value, 'de');

/** Problems of verbs, in German. */
export const verbSentences: VerbSentences = {
  empty: 'Geben Sie die Verben ein, die ausgeführt werden sollen.',
  tooLong: (bytes, most) =>
    `Die Verben belegen ${number(bytes)} Byte; gespeichert werden können höchstens ${number(most)}. Kürzen Sie sie um ${number(bytes - most)}.`,
  notJson: 'Das ist kein gültiges JSON.',
  notArray: 'Geben Sie ein Array von Verben ein: Es beginnt mit [ und endet mit ].',
  noVerb: 'Geben Sie mindestens ein Verb ein.',
  notVerb: 'Jeder Eintrag des Arrays muss ein Verb sein, ein Objekt.',
  oddSpace: (line, column, code) =>
    `${line === null ? '' : `Zeile ${line}, `}Spalte ${column} enthält ${characters[code] ?? 'ein unsichtbares Zeichen'} (U+${code}). JSON erlaubt nur gewöhnliche Leerzeichen.`,
  syntax: {
    InvalidSymbol: 'Ungültiges JSON: Setzen Sie Text in doppelte Anführungszeichen.',
    InvalidNumberFormat: 'Das ist keine Zahl.',
    PropertyNameExpected: 'Hier fehlt der Name einer Eigenschaft, in doppelten Anführungszeichen.',
    ValueExpected: 'Hier fehlt ein Wert.',
    ColonExpected: 'Nach dem Namen der Eigenschaft fehlt ein Doppelpunkt.',
    CommaExpected: 'Davor fehlt ein Komma.',
    CloseBraceExpected: 'Eine schließende } fehlt.',
    CloseBracketExpected: 'Eine schließende ] fehlt.',
    EndOfFileExpected: 'Entfernen Sie, was nach dem Ende des Arrays steht.',
    InvalidCommentToken: 'JSON kennt keine Kommentare.',
    UnexpectedEndOfComment: 'JSON kennt keine Kommentare.',
    UnexpectedEndOfString: 'Das schließende Anführungszeichen fehlt.',
    UnexpectedEndOfNumber: 'Das ist keine Zahl.',
    InvalidUnicode: 'Das ist keine Unicode-Escape-Sequenz wie \\u00e9.',
    InvalidEscapeCharacter: 'Diese Escape-Sequenz gibt es in JSON nicht.',
    InvalidCharacter: 'Schreiben Sie Zeilenumbrüche und Tabulatoren im Text als \\n und \\t.',
  },
  notNamed: 'Das Verb hat keinen Namen: Ergänzen Sie zum Beispiel "verb": "say".',
  nameIsText: 'Der Name eines Verbs ist ein Text.',
  newer: (name) => `Nur neuere Plattformen kennen "${name}"; eine ältere lehnt es ab.`,
  unknown: (name, near) =>
    `Unbekanntes Verb "${name}".${near === null ? '' : ` Meinten Sie "${near}"?`}`,
  notSupported: (place) => `${place} wird nicht unterstützt.`,
  noProperty: (place, name) => `${place} hat keine Eigenschaft "${name}".`,
  requires: (place, name) => `In ${place} fehlt "${name}".`,
  mustBeOfType: (place, names) =>
    `${place} muss ${names.map((name) => types[name] ?? name).join(' oder ')} sein.`,
  mustBeOneOf: (place, values) => `${place} muss einer dieser Werte sein: ${values}.`,
  mustBe: (place, value) => `${place} muss ${value} sein.`,
  invalidValue: (place) => `${place} hat einen ungültigen Wert.`,
  atLeast: (place, least) => `${place} muss mindestens ${least} sein.`,
  atMost: (place, most) => `${place} darf höchstens ${most} sein.`,
  mustNotBeEmpty: (place) => `${place} darf nicht leer sein.`,
  notValid: (place) => `${place} ist ungültig.`,
};
