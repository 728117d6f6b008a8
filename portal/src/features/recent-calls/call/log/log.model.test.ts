import { expect, test } from 'vitest';
import { filterLog, logText, readLog } from './log.model.ts';

const lines = [
  '{"level":30,"time":1795055333685,"msg":"new incoming call"}',
  'starting',
  '{"level":50,"time":1795055341785,"msg":"webhook failed","statusCode":500}',
  '{"level":20,"msg":"without a time"}',
];
const entries = readLog(lines);

test('JSON is indented with its time in UTC, anything else stays', () => {
  expect(entries.map(({ text }) => text)).toEqual([
    '{\n  "level": 30,\n  "time": "2026-11-19 02:28:53+00:00",\n  "msg": "new incoming call"\n}',
    'starting',
    '{\n  "level": 50,\n  "time": "2026-11-19 02:29:01+00:00",\n  "msg": "webhook failed",\n  "statusCode": 500\n}',
    '{\n  "level": 20,\n  "msg": "without a time"\n}',
  ]);
  expect(entries.map(({ level, at }) => [level, at])).toEqual([
    ['info', 1795055333685],
    [null, null],
    ['error', 1795055341785],
    ['debug', null],
  ]);
});

test('a line has the message, and the other members beside it', () => {
  const [, plain, failed] = entries;
  expect([plain?.message, plain?.members]).toEqual(['starting', []]);
  expect(failed?.message).toBe('webhook failed');
  expect(failed?.members).toEqual([{ name: 'statusCode', value: '500' }]);
  expect(readLog(['{"level":30,"err":{"code":1},"host":"a"}'])[0]).toMatchObject({
    message: '',
    members: [
      { name: 'err', value: '{"code":1}' },
      { name: 'host', value: 'a' },
    ],
  });
});

test('a blank line stands between entries', () => {
  expect(logText(readLog(['a', 'b']))).toBe('a\n\nb');
  expect(logText([])).toBe('');
});

test('a copy of the log has no secrets', () => {
  const secret = [
    '{"msg":"sending webhook","url":"https://me:hush@a.example/?token=hush","auth":{"password":"hush"}}',
    'Authorization: Basic bWU6aHVzaA==',
    '["password=hush"]',
  ];
  expect(logText(readLog(secret))).toBe(
    [
      '{\n  "msg": "sending webhook",\n  "url": "https://[secret]@a.example/?token=[secret]",\n  "auth": {\n    "password": "[secret]"\n  }\n}',
      'Authorization: Basic [secret]',
      '["password=[secret]"]',
    ].join('\n\n'),
  );
  expect(logText(entries)).toBe(entries.map(({ text }) => text).join('\n\n'));
});

test.each([
  ['', '', [0, 1, 2, 3]],
  ['info', '', [0, 2]],
  ['error', '', [2]],
  ['fatal', '', []],
  ['', 'WEBHOOK', [2]],
  ['warn', 'incoming', []],
] as const)('level %s and text %s', (level, text, indexes) => {
  expect(filterLog(entries, level, text).map(({ index }) => index)).toEqual(indexes);
});

test.each(['[1]', 'null', '7', '{"level":"info","time":"now"}', '{"level":900,"time":1e99}', '{'])(
  '%s does no harm',
  (line) => {
    const [entry] = readLog([line]);
    expect(entry?.text).not.toBe('');
    expect(entry?.at).toBeNull();
  },
);
