import { expect, test } from 'vitest';
import { errorFromAnswer, messages, PlatformError } from './errors.ts';

const messageOf = (status: number, msg: string) =>
  errorFromAnswer(status, JSON.stringify({ msg })).message;

test.each([
  'Cannot delete or update a parent row: a foreign key constraint fails (`jambones`.`clients`, CONSTRAINT `account_sid_idxfk_13` FOREIGN KEY (`account_sid`) REFERENCES `accounts` (`account_sid`))',
  'Cannot add or update a child row: a foreign key constraint fails (`jambones`.`users`, CONSTRAINT `x` FOREIGN KEY (`y`) REFERENCES `accounts` (`account_sid`))',
  "Duplicate entry 'sip.example.com' for key 'sip_realm'",
  "Data too long for column 'name' at row 1",
  "Data truncated for column 'method' at row 1",
  "Incorrect string value: '\\xF0\\x9F\\x98\\x80' for column 'name' at row 1",
  "Unknown column 'colour' in 'SET'",
  "You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '-25' at line 1",
  "Cannot destructure property 'sip_realm' of 'account[0]' as it is undefined.",
  "Cannot read properties of undefined (reading 'account_sid')",
  'Cannot convert undefined or null to object',
  'number.startsWith is not a function',
  '"[object Object]" is not valid JSON',
])('people never read %s', (said) => {
  for (const status of [422, 500]) {
    expect(messageOf(status, said)).not.toMatch(
      /key|constraint|column|row|SQL|undefined|function|object|`|x[0-9A-F]{2}/,
    );
  }
  // Code that distinguishes refusals still has the text.
  expect(errorFromAnswer(422, JSON.stringify({ msg: said })).said).toBe(said);
});

test.each([
  "the client's username already exists",
  'cannot delete application with phone numbers',
  'register_username is required when requires_register is true',
  'invalid google service account key - not JSON',
])('what is meant for people stays: %s', (said) => {
  expect(messageOf(422, said)).toBe(said);
});

test('a fault of the code on the platform is generic', () => {
  expect(new PlatformError('Unexpected', 'x.map is not a function').message).toBe(messages.generic);
});
