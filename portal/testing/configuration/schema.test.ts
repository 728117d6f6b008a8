import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseFile } from '../../src/configuration/file/read.ts';
import { configurationSchema } from '../../src/configuration/file/schema.ts';
import { wholeAccount } from './whole-account.ts';

const validate = new Ajv({ strictTypes: false, allErrors: true }).compile(configurationSchema());
const problems = (text: string) => {
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const provider = `version: 1
provider:
  name: Northwind
  limits:
    device: 3
  carriers: []
  routing:
  accounts:
    - name: Acme
      carriers:
        - name: A
          twin: 2
          application: { name: Reception, twin: 2 }
`;

describe('the schema for editors', () => {
  const without = wholeAccount.replace('{ secret: ALICE_PASSWORD }', '""');

  test.each([wholeAccount, provider, without])('takes what is read', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test.each([
    wholeAccount.replace('version: 1', 'version: 2'),
    wholeAccount.replace('tech_prefix', 'techprefix'),
    wholeAccount.replace('dtmf_type: tones', 'dtmf_type: morse'),
    wholeAccount.replace('debug_log: true', 'debug_log: 1'),
    wholeAccount.replace('{ secret: ALICE_PASSWORD }', 'hunter2'),
    wholeAccount.replace('    - name: Spare\n', '    - active: false\n'),
    `${wholeAccount}provider:\n  name: A\n`,
  ])('refuses what is not', (text) => {
    expect(text).not.toBe(wholeAccount);
    expect(problems(text).length).toBeGreaterThan(0);
    expect(parseFile(text).read().ok).toBe(false);
  });
});
