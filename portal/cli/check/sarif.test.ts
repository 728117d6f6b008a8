import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestTerminal, testTerminal } from '../terminal.fixtures.ts';
import { formats } from './formats.ts';
import type { Located, Report } from './report.ts';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await testTerminal();
});
afterAll(() => terminal.close());

/** The OASIS schema, as shipped with Microsoft's matchers. */
const schemaFile = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
const text = readFileSync(createRequire(import.meta.url).resolve(schemaFile), 'utf8');
// Its keywords mean the same in the draft that Ajv supports.
const { $schema: _, id: _id, ...schema } = JSON.parse(text);
const isSarif = new Ajv({
  strict: false,
  // One expression in the schema has a stray bracket, which Unicode mode rejects.
  unicodeRegExp: false,
  formats: { uri: URL.canParse, 'uri-reference': true, 'date-time': true },
}).compile(schema);

const problemsOf = (sarif: string) => {
  isSarif(JSON.parse(sarif));
  return isSarif.errors;
};

const file = (routes: string) => `version: 1
account:
  name: Checked
  carriers:
    - name: Backbone
      sip_gateways:
        - address: sip.example.com
          outbound: true
  routing:
    name: Routes of Checked
    default_carrier: Backbone
    routes: ${routes}
`;
const failing = `tests:
  - call: { to: "12125550199" }
    leaves_by: never
`;

test.each([
  ['findings and a failed test', file('[{ match: "44", carrier: Backbone }]') + failing],
  ['a file that can’t be read', file('[]').replace('default_carrier', 'carrier')],
  ['nothing', file('[]')],
])('%s', async (_, content) => {
  const name = terminal.written('a file.yaml', content);
  const args = ['check', name, '--offline', '--format', 'sarif'];
  const { out } = await terminal.trunkline(args);
  expect(problemsOf(out)).toBeNull();
});

test('findings of a platform, and what was not checked', () => {
  const finding = (severity: Located['severity'], at: Located['at']): Located => ({
    rule: 'routes/middle',
    severity,
    kind: 'routing',
    sid: 'table',
    record: 'routing table Routes',
    why: 'Route 1 (44) is found anywhere in a number.',
    todo: 'Write ^44.',
    at,
  });
  const report: Report = {
    subject: 'Northwind',
    findings: [
      finding('error', { address: '/internal/least-cost-routing/table/edit' }),
      finding('warning', { file: 'sub folder/Ünter.yaml', line: 1, column: 1 }),
    ],
    tests: [],
    notAsked: ["Couldn't read the gateways of Backbone: away"],
    failOn: 'warning',
  };
  expect(problemsOf(formats.sarif(report))).toBeNull();
});

test('the schema refuses what isn’t SARIF', () => {
  expect(problemsOf('{"version":"2.1.0","runs":[{}]}')).not.toBeNull();
});
