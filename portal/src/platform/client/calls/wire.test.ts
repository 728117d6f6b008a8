import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  bit,
  instant,
  numberOr,
  optionalNumber,
  optionalText,
  reference,
  text,
  withColumns,
} from './wire.ts';

const anything = [null, '', 0, 1, -1, 33, true, false, '0', 'x', '7', [], {}];

it('reads whatever a column holds', () => {
  const read = (schema: v.GenericSchema) => anything.map((one) => v.parse(schema, one));
  expect(read(bit)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(read(optionalText)).toEqual([
    '',
    '',
    '0',
    '1',
    '-1',
    '33',
    'true',
    'false',
    '0',
    'x',
    '7',
    '',
    '',
  ]);
  expect(read(text)).toEqual(read(optionalText));
  expect(read(reference).slice(0, 2)).toEqual([null, null]);
  expect(read(optionalNumber)).toEqual([
    null,
    null,
    0,
    1,
    -1,
    33,
    null,
    null,
    0,
    null,
    7,
    null,
    null,
  ]);
  expect(read(numberOr(32)).slice(0, 3)).toEqual([32, 32, 0]);
  expect(read(instant).every((one) => one === null)).toBe(true);
});

it('takes an answer without a name for none of a record, and keeps all that it has', () => {
  const record = withColumns(v.object({ sid: v.string(), name: text, port: optionalNumber }));
  const answer = { sid: 's', name: null, more: [1] };
  expect(v.parse(record, answer)).toEqual({ sid: 's', name: '', port: null, columns: answer });
  expect(v.safeParse(record, { sid: 's' }).success).toBe(false);
  expect(v.safeParse(record, 'no record').success).toBe(false);
});
