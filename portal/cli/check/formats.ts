import { formatCount } from '@trunkline/ui/tokens/format';
import { version } from '../../../ui/package.json';
import type { FoundAt, Located, Report } from './report.ts';

/** `acme.yaml:12:5`, or the address of a page. */
const placeText = (at: FoundAt) =>
  'file' in at ? `${at.file}:${at.line}:${at.column}` : at.address;

const sentence = ({ record, why, todo }: Located) =>
  `${record === '' ? '' : `${record}: `}${why} ${todo}`;

function text({ subject, findings, tests, notAsked }: Report): string {
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return [
    ...findings.flatMap((one) => [
      `${placeText(one.at)}: ${one.severity}: ${sentence(one)} [${one.rule}]`,
      ...(one.steps ?? []).map((step) => `    ${step}`),
    ]),
    ...notAsked.map((one) => `not checked: ${one}`),
    [
      `${subject}: ${formatCount(count('error'), 'error')}, ${formatCount(count('warning'), 'warning')}`,
      ...(tests.length > 0 ? [`${passed} of ${formatCount(tests.length, 'test')} passed`] : []),
      ...(notAsked.length > 0 ? [`${notAsked.length} not checked`] : []),
    ].join(', '),
  ].join('\n');
}

const json = ({ subject, findings, tests, notAsked }: Report) =>
  JSON.stringify(
    {
      subject,
      findings: findings.map(({ rule, severity, record, at, why, todo, steps }) => ({
        rule,
        severity,
        record,
        ...at,
        why,
        todo,
        ...(steps && { steps }),
      })),
      tests: tests.map(({ title, status, wanted, found, steps, test }) => ({
        title,
        status,
        wanted,
        found,
        steps,
        ...test.place,
      })),
      notChecked: notAsked,
    },
    null,
    2,
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (value: string) =>
  value.replace(noXml, '').replace(/[<>&"'\n]/g, (one) => `&#${one.codePointAt(0)};`);

const testCase = (name: string, place: string, inside = '') =>
  `    <testcase name="${xml(name)}" classname="${xml(place)}">${inside}</testcase>`;

function junit({ subject, findings, tests, notAsked, failOn }: Report): string {
  const isFailing = ({ severity }: Located) => failOn === 'warning' || severity === 'error';
  const cases = [
    ...findings.map((one) => {
      const lines = [sentence(one), ...(one.steps ?? [])].join('\n');
      const told = xml(`${placeText(one.at)}\n${lines}`);
      const failure = isFailing(one)
        ? `<failure type="${one.severity}" message="${xml(sentence(one))}">${told}</failure>`
        : `<system-out>${told}</system-out>`;
      return testCase(`${one.record} ${one.rule}`, placeText(one.at), failure);
    }),
    ...tests
      .filter(({ status }) => status === 'passed')
      .map(({ title, wanted }) => testCase(`${title} ${wanted}`, subject)),
    ...notAsked.map((one) => testCase(one, subject, `<error message="${xml(one)}"/>`)),
  ];
  const all = cases.length > 0 ? cases : [testCase('nothing found', subject)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${xml(`trunkline check ${subject}`)}" tests="${all.length}" failures="${findings.filter(isFailing).length}" errors="${notAsked.length}">`,
    ...all,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const sarifPlace = (at: FoundAt) =>
  'file' in at
    ? {
        physicalLocation: {
          artifactLocation: { uri: at.file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: at.line, startColumn: at.column },
        },
      }
    : { logicalLocations: [{ fullyQualifiedName: at.address }] };

const sarif = ({ findings, notAsked }: Report) =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'trunkline',
              version,
              rules: [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id })),
            },
          },
          invocations: [
            {
              executionSuccessful: notAsked.length === 0,
              toolExecutionNotifications: notAsked.map((said) => ({
                level: 'error',
                message: { text: said },
              })),
            },
          ],
          results: findings.map((one) => ({
            ruleId: one.rule,
            level: one.severity,
            message: { text: [sentence(one), ...(one.steps ?? [])].join('\n') },
            locations: [sarifPlace(one.at)],
          })),
        },
      ],
    },
    null,
    2,
  );

const escaped = (value: string) =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (value: string) => escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands, which GitHub shows beside the lines of a pull request. */
const github = ({ findings, notAsked }: Report) =>
  [
    ...findings.map((one) => {
      const { at, rule, severity } = one;
      const place =
        'file' in at ? `file=${property(at.file)},line=${at.line},col=${at.column},` : '';
      const more = 'file' in at ? '' : ` ${at.address}`;
      const lines = [`${sentence(one)}${more}`, ...(one.steps ?? [])].join('\n');
      return `::${severity} ${place}title=${property(rule)}::${escaped(lines)}`;
    }),
    ...notAsked.map((one) => `::error title=not checked::${escaped(one)}`),
  ].join('\n');

export const formats = { text, json, junit, sarif, github };
export type Format = keyof typeof formats;
export const formatNames = ['text', 'json', 'junit', 'sarif', 'github'] as const;
