import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';
import { account, failing } from './checked.fixtures.ts';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await testTerminal();
});
afterAll(() => terminal.close());

describe('formats', () => {
  const checked = async (format: string) => {
    const file = terminal.written('formats.yaml', account + failing);
    return {
      file,
      ...(await terminal.trunkline(['check', file, '--offline', '--format', format])),
    };
  };

  test('json', async () => {
    const { out, file } = await checked('json');
    expect(JSON.parse(out)).toMatchObject({
      subject: file,
      findings: [
        { rule: 'numbers/unanswered', severity: 'warning', line: 20 },
        { rule: 'routes/middle', severity: 'error', file, line: 26, column: 9 },
        {
          rule: 'tests/failed',
          severity: 'error',
          line: 29,
          steps: [expect.any(String), expect.any(String)],
        },
      ],
      tests: [{ status: 'failed', wanted: 'never leaves', found: 'leaves by Backbone' }],
      notChecked: [],
    });
  });

  test('sarif', async () => {
    const { out, file } = await checked('sarif');
    const { version, runs } = JSON.parse(out);
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'numbers/unanswered',
      'routes/middle',
      'tests/failed',
    ]);
    expect(runs[0].results[1]).toMatchObject({
      ruleId: 'routes/middle',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file },
            region: { startLine: 26, startColumn: 9 },
          },
        },
      ],
    });
  });

  test('junit', async () => {
    const { out } = await checked('junit');
    expect(out).toContain('tests="3" failures="3" errors="0"');
    expect(out).toContain('Route 1 (44) is found anywhere in a number');
    expect(out).toContain('Route 1 (44) doesn&#39;t match.');
  });

  test('in junit a warning that may pass is no failure', async () => {
    const file = terminal.written('formats.yaml', account);
    const args = ['check', file, '--offline', '--format', 'junit', '--fail-on', 'error'];
    const { out } = await terminal.trunkline(args);
    expect(out).toContain('tests="2" failures="1" errors="0"');
  });

  test('github', async () => {
    const { out, file } = await checked('github');
    const [, second] = out.split('\n');
    expect(second).toMatch(`::error file=${file},line=26,col=9,title=routes/middle::routing table`);
    expect(out).toContain('it never leaves. Change the configuration, or the test.%0A');
  });
});
