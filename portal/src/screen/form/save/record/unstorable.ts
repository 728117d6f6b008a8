import { isRecord } from '../../../../browser/record.ts';
import { PlatformError } from '../../../../platform/client/calls/errors.ts';
import type { FieldProblem } from './save-record.ts';

/** Emoji and rare scripts. They take four bytes each, and many of the platform's databases store at most three. */
const large = /[\u{10000}-\u{10ffff}](?:\u200d[\u{10000}-\u{10ffff}])*/u;

/** Recognises the database's message about a character that it can't store. */
const isUnstorable = (error: unknown) =>
  error instanceof PlatformError && /incorrect string value/i.test(error.said);

/** Fields with characters that the platform can't store; none if the refusal is about something else. */
export function unstorableFields(error: unknown, values: unknown): FieldProblem[] {
  if (!isUnstorable(error)) return [];
  return textsOf(values, '').flatMap(([field, text]) => {
    const [character] = large.exec(text) ?? [];
    return character === undefined
      ? []
      : [{ field, message: `The platform can't store ${character}. Leave it out.` }];
  });
}

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, path === '' ? key : `${path}.${key}`),
  );
}
