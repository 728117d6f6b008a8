import { describe, expect, test } from 'vitest';
import { decoded } from './encoding.ts';
import { parseFile } from './read.ts';

const account = (rest: string) => `version: 1\naccount:\n  name: Acme\n${rest}`;
const problems = (text: string) => {
  const file = parseFile(text).read();
  return file.ok
    ? []
    : file.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

describe('a file that is not right says so in a sentence', () => {
  test.each([
    ['', '1:1 The file is empty.'],
    ['# nothing\n', '1:1 The file is empty.'],
    [
      'version: 2\naccount:\n  name: Acme\n',
      '1:10 The file says version 2. Version 1 is read here.',
    ],
    ['account:\n  name: Acme\n', '1:1 The file says no version. Version 1 is read here.'],
    ['version: 1\n', '1:1 A file is about one account, or one provider.'],
    ['- 1\n', '1:1 Here the members of a configuration are expected.'],
    ['version: 1\naccount:\n  limits: {}\n', '3:3 This account has no name.'],
    ['a: 1\n---\nb: 2\n', '1:1 Several documents are in the file. Give each its own.'],
    ['version: 1\nversion: 1\n', '2:1 Map keys must be unique.'],
    ['version: [1\n', /^2:1 Flow sequence/],
    [account('  carier: []\n'), '4:3 "carier" is no member of account. Did you mean "carriers"?'],
    [account('  xyzzy: 1\n'), '4:3 "xyzzy" is no member of account.'],
    [
      account('  carriers:\n    - name: A\n      techprefix: 1\n'),
      '6:7 "techprefix" is no member of carrier. Did you mean "tech_prefix"?',
    ],
    [account('  carriers:\n    - tech_prefix: 1\n'), '5:7 This carrier has no "name".'],
    [account('  carriers: yes\n'), '4:13 "carriers" is a list.'],
    [
      account('  carriers:\n    - name: A\n    - name: A\n'),
      '6:7 The carrier "A" is in here twice.',
    ],
    [
      account(
        '  carriers:\n    - name: A\n      sip_gateways:\n        - address: 192.0.2.1\n        - address: 192.0.2.1\n',
      ),
      '8:11 The SIP gateway "192.0.2.1" is in here twice.',
    ],
    [
      account('  clients:\n    - username: a\n      password: hunter2\n'),
      '6:17 "password" is a secret, which a file never holds. Write { secret: NAME }.',
    ],
    [
      account('  clients:\n    - username: a\n      password: { secret: my password }\n'),
      '6:17 A secret has a name in capitals, digits and underscores: { secret: PBX_PASSWORD }.',
    ],
    [
      account('  clients:\n    - username: a\n      active: 1\n'),
      '6:15 "active" is true or false.',
    ],
    ...['lots', '1e5', '0x1f', '1.0', '1.5', '.nan', '99999999999999999999'].map(
      (typed): [string, string] => [
        account(`  limits:\n    device: ${typed}\n`),
        '5:13 "device" is a whole number, written in digits.',
      ],
    ),
    [
      account('  limits:\n    device: "5"\n'),
      '5:13 "device" is a whole number: remove the quotes.',
    ],
    [
      account('  carriers:\n    - name: A\n    - {}\n    - {}\n'),
      '6:7 This carrier has no "name".',
    ],
    [
      account('  carriers:\n    - name: A\n      dtmf_type: morse\n'),
      '6:18 "dtmf_type" is one of rfc2833, tones, info.',
    ],
    [
      account('  settings:\n    registration_hook:\n      username: a\n'),
      '5:5 "registration_hook.username" says nothing without "registration_hook.url".',
    ],
    [
      account('  settings:\n    recording_bucket:\n      vendor: azure\n      region: eu\n'),
      '5:5 "recording_bucket.region" is no member of a bucket of azure.',
    ],
    [
      account('  carriers:\n    - &a\n      name: A\n    - *a\n'),
      '7:7 Aliases are not read here. Write it out.',
    ],
  ])('%j', (text, said) => {
    const [first = ''] = problems(text);
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  test('one that would unfold to any size is refused at once', () => {
    const levels = Array.from({ length: 30 }, (_, index) =>
      index === 0 ? 'a0: &a0 [x, x]' : `a${index}: &a${index} [*a${index - 1}, *a${index - 1}]`,
    );
    expect(problems(levels.join('\n')).length).toBeGreaterThan(0);
    const inside = `${account('  applications:\n    - name: A\n      app_json:\n')}        - &a [x]\n        - *a\n`;
    expect(problems(inside)).toContain('8:11 Aliases are not read here. Write it out.');
  });

  test.each(['[', '{a: ', '- '])('one that goes too deep, by %j', (open) => {
    const [first = ''] = problems(open.repeat(20_000));
    expect(first).toMatch(/^1:\d+ The file is nested too deeply to be read\.$/);
  });

  test('one that names itself', () => {
    expect(problems('a: &a [*a]\n')).toEqual(['1:8 Aliases are not read here. Write it out.']);
  });

  test('one of 20 MB is refused unread', () => {
    expect(problems('a'.repeat(20_000_000))).toEqual([
      '1:1 The file has 20 MB. At most 5 MB are read.',
    ]);
  });

  test('all problems are told, up to fifty', () => {
    const clients = Array.from({ length: 80 }, () => '    - user: a\n').join('');
    expect(problems(account(`  clients:\n${clients}`))).toHaveLength(50);
  });

  test('two accounts of one name', () => {
    const text = 'version: 1\nprovider:\n  name: P\n  accounts:\n    - name: A\n    - name: A\n';
    expect(problems(text)).toEqual(['6:7 Two accounts are called "A".']);
  });
});

describe('texts', () => {
  const valuesOf = (text: string) => {
    const file = parseFile(text).read();
    return file.ok ? [...file.configuration.items.values()].map(({ values }) => values) : [];
  };

  test('are stored as their form would store them', () => {
    const text = account(
      '  carriers:\n    - name: A\n      outbound_sip_proxy: "sip. example.net"\n',
    );
    expect(valuesOf(text)).toEqual([{ name: 'A', outbound_sip_proxy: 'sip.example.net' }]);
  });

  test('of digits keep their zeros', () => {
    const text = account('  carriers:\n    - name: 007\n      tech_prefix: 0049\n');
    expect(valuesOf(text)).toEqual([{ name: '007', tech_prefix: '0049' }]);
  });

  test('a number is the same with a plus', () => {
    expect(valuesOf(account('  numbers:\n    - number: "+1555"\n'))).toEqual([{ number: '1555' }]);
  });

  test('JSON is a file too', () => {
    const text = JSON.stringify({ version: 1, account: { name: 'A', limits: { device: 3 } } });
    expect(valuesOf(text)).toEqual([{ device: 3 }]);
  });

  test.each([
    ['0123', '0123'],
    ['-007', '-007'],
    ['+44', '+44'],
    ['12345678901234567890', '12345678901234567890'],
    ['12345678901234567000', 12345678901234567000],
    ['1e+21', 1e21],
    ['123', 123],
    ['-5', -5],
    ['1.5', 1.5],
    ['0', 0],
    ['"123"', '123'],
  ])('%s in environment variables and JSON is %j', (written, value) => {
    const hook =
      '\n      call_hook: { url: https://a.example.com }\n      call_status_hook: { url: https://a.example.com }\n';
    const text = account(
      `  applications:\n    - name: A${hook}      env_vars:\n        PIN: ${written}\n      app_json:\n        - verb: dial\n          number: ${written}\n`,
    );
    expect(valuesOf(text)[0]).toMatchObject({
      'env_vars.PIN': value,
      app_json: { json: [{ verb: 'dial', number: value }] },
    });
  });

  test.each([
    ['+1 555 125 0001', '15551250001'],
    ['1-555-125-0001', '15551250001'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['15551250001.0', '15551250001'],
    ['15085551000-1099', '15085551000-1099'],
    ['1e5', '1e5'],
    ['abc', 'abc'],
    ['^1555.*', '^1555.*'],
    ['+1555 .*', '1555.*'],
  ])('the number %s is %s', (written, number) => {
    const text = account(`  numbers:\n    - number: ${JSON.stringify(written)}\n`);
    expect(valuesOf(text)).toEqual([{ number }]);
  });
});

describe('the encoding of a file', () => {
  const latin = Uint8Array.from([...'name: M\u00fcnchen'].map((letter) => letter.charCodeAt(0)));
  const wide = (text: string) =>
    Uint8Array.from([...text].flatMap((one) => [one.charCodeAt(0), 0]));
  const utf8 = (text: string) => new TextEncoder().encode(text);

  test.each([
    ['Latin-1 (ISO 8859-1) or Windows-1252', latin],
    ['Windows-1252', Uint8Array.from([...latin, 0x80])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...wide('name: A')])],
    ['UTF-16', wide('name: A')],
    ['UTF-16', Uint8Array.from([0xfe, 0xff, 0, 0x61])],
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
  ])('%s is named', (name, bytes) => {
    expect(decoded(bytes)).toEqual({
      ok: false,
      message: `The file is in ${name}. Save it as UTF-8.`,
    });
  });

  test.each(['name: München – 日本 €', 'plain', '', '\ufeffname: A'])('%j is read', (text) => {
    expect(decoded(utf8(text))).toEqual({ ok: true, text: text.replace('\ufeff', '') });
  });
});

test.each([
  ['version: "1"\naccount:\n  name: 0123\n', '0123'],
  ['version: 1\naccount:\n  name: 1e3\n', '1e3'],
  ['version: 1\naccount:\n  name: true\n', 'true'],
])('%j names an account', (text, name) => {
  const file = parseFile(text).read();
  if (!file.ok) throw new Error(file.problems[0]?.message);
  expect(file.configuration.name).toBe(name);
});
