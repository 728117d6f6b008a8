import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import { inPipeline } from './terminal.fixtures.ts';

async function trunkline(...args: string[]) {
  const { status, out, err } = await inPipeline(args);
  return [status, out + err] as const;
}

test.each([
  [['nonsense'], 'Unknown command "nonsense". Commands: export,'],
  [['plan'], 'Name the file to plan.'],
  [['plan', 'a.yaml', 'b.yaml'], 'Unexpected argument "b.yaml".'],
  [['export', 'a.yaml'], 'Unexpected argument "a.yaml".'],
  [['plan', 'a.yaml', '--yes'], '"plan" has no option --yes.'],
  [['plan', 'a.yaml', '--nonsense'], "Unknown option '--nonsense'"],
  [['export', '--only', 'carriers,lamps'], 'Unknown section "lamps". Sections: settings,'],
])('wrong use, %j', async (args, sentence) => {
  const [status, said] = await trunkline(...args);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
});

test('without arguments the commands are listed, and nothing was done', async () => {
  const [status, said] = await trunkline();
  expect(status).toBe(1);
  for (const { name } of commands) expect(said).toContain(`\n  ${name} `);
  expect(await trunkline('--help')).toEqual([0, said]);
});

test.each(commands)('the help of $name has its options and exits', async (command) => {
  const [status, said] = await trunkline(command.name, '--help');
  expect(status).toBe(0);
  for (const name of Object.keys(command.options)) expect(said).toContain(`--${name}`);
  for (const meaning of Object.values(command.exits)) expect(said).toContain(meaning);
  expect(said.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

/** Words that bash offers for the words typed so far. */
async function offered(...typed: string[]): Promise<string[]> {
  const [, script] = await trunkline('completion', 'bash');
  const words = typed.map((word) => `'${word}'`).join(' ');
  const asking = `COMP_WORDS=(${words}); COMP_CWORD=${typed.length - 1}; _trunkline; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '-c', `${script}\n${asking}`], { encoding: 'utf8' });
  return out.split('\n').filter(Boolean);
}

test('bash completes commands, their options and the values of these', async () => {
  expect(await offered('trunkline', 'ex')).toEqual(['export', 'explain']);
  expect(await offered('trunkline', 'plan', '--re')).toEqual(['--realm']);
  expect(await offered('trunkline', 'check', '--format', 's')).toEqual(['sarif']);
  expect(await offered('trunkline', 'explain', 'c')).toEqual(['call', 'capture']);
  expect(await offered('trunkline', 'plan', 'acme')).toEqual([]);
});

test('zsh is offered every command and option', async () => {
  const [status, script] = await trunkline('completion', 'zsh');
  expect(status).toBe(0);
  for (const { name, options } of commands) {
    expect(script).toContain(`    ${name}) _arguments `);
    for (const option of Object.keys(options)) expect(script).toContain(`--${option}`);
  }
  expect((await trunkline('completion', 'fish'))[1]).toMatch(/^No completion for "fish"/);
});

test('a usage of two lines names the command once', async () => {
  const [, said] = await trunkline('check', '--help');
  expect(said.match(/trunkline check/g)).toHaveLength(1);
  expect(said).toContain('\n                  [--skip-account-routing] [--no-tests]');
});
