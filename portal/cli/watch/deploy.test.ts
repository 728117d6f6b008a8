import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { channelsOf } from './channels/channels.ts';
import { watchOptionsOf } from './options.ts';
import { givenTo } from './testing.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

const argumentsAfterWatch = (words: readonly string[]) => words.slice(words.indexOf('watch') + 1);

test('the systemd service calls it as it takes it', () => {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(read('trunkline-watch.service')) ?? [];
  expect(
    watchOptionsOf(givenTo(argumentsAfterWatch(command.split(' '))), '/var/lib/trunkline'),
  ).toMatchObject({
    isOnce: true,
    state: '/var/lib/trunkline/trunkline-watch.json',
  });
});

test('the timer starts the service of its name, and says when', () => {
  const timer = read('trunkline-watch.timer');
  // Without Unit=, the timer starts the service of the same name, which the test above reads.
  expect(timer).not.toMatch(/^Unit=/m);
  expect(timer).toMatch(/^\[Timer\]$/m);
  expect(timer).toMatch(/^On(Boot|UnitInactive)Sec=\d+(min|s)$/m);
  expect(timer).toMatch(/^WantedBy=timers\.target$/m);
});

test('the container calls it as it takes it, and asks for its health where it is served', () => {
  const { services, volumes } = parse(read('watch.compose.yaml'));
  const { watch } = services;
  const options = watchOptionsOf(givenTo(argumentsAfterWatch(watch.command)));
  expect(options).toMatchObject({ isOnce: false, listen: { host: '127.0.0.1', port: 9464 } });
  expect(watch.healthcheck.test.at(-1)).toContain('http://127.0.0.1:9464/healthz');
  expect(options).toMatchObject({ state: '/home/node/watch.json' });
  expect(watch.volumes).toContain('state:/home/node');
  expect(Object.keys(volumes)).toEqual(['state']);
});

test('the example has the variables of every channel', () => {
  const lines = read('watch.env.example')
    .replaceAll(/^# (?=WATCH_)/gm, '')
    .split('\n');
  const env = Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
      .map(([name, value]) => [name, value || 'x']),
  );
  const channels = channelsOf({
    env,
    style: { consoleUrl: null },
    wanted: [],
    format: 'text',
    print: () => undefined,
    now: Date.now,
  });
  expect(channels.map(({ name }) => name)).toEqual([
    'stdout',
    'webhook',
    'slack',
    'pagerduty',
    'email',
  ]);
});
