import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

/** By the library's names of them. */
const syntaxMessages: Record<string, string> = {
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
};

/** JSON syntax errors in words. */
export const syntaxMessage = (error: ParseErrorCode) =>
  syntaxMessages[printParseErrorCode(error)] ?? 'This is not valid JSON.';
