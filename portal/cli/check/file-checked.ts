import { checkWorld } from '../../src/configuration/check/check.ts';
import { withFile } from '../../src/configuration/check/file-world.ts';
import type { CheckFinding } from '../../src/configuration/check/finding.ts';
import { emptyWorld } from '../../src/configuration/check/world.ts';
import { type FileProblem, type ParsedFile, parseFile } from '../../src/configuration/file/read.ts';
import { type Configuration, kindNames, sectionOf } from '../../src/configuration/model.ts';
import { wantedEntry } from '../../src/configuration/plan.ts';
import { unseenTables } from '../../src/configuration/platform/read.ts';
import { remembering } from '../../src/configuration/remembering.ts';
import { problemsOf } from '../../src/configuration/rules/index.ts';
import { runTests, type TestResult } from '../../src/configuration/tests/run.ts';
import type { Given, Terminal } from '../command.ts';
import { textOf } from '../files.ts';
import { sessionOf } from '../session.ts';
import { accountSidIn, currentOf } from '../target.ts';
import { sessionWorld } from './checked-world.ts';
import { type Located, type Report, testFinding, testSentence } from './report.ts';

const fileProblem = (file: string, { message, line, column }: FileProblem): Located => ({
  rule: 'file/invalid',
  severity: 'error',
  kind: 'file',
  sid: '',
  record: '',
  why: message,
  todo: 'Correct the file.',
  at: { file, line, column },
});

/** Sorts findings in file order. */
const byLine = ({ at: one }: Located, { at: other }: Located) =>
  'line' in one && 'line' in other ? one.line - other.line : 0;

/** Sections that the check reads. */
const checkedKinds = kindNames.filter((kind) => kind !== 'limits' && kind !== 'clients');

/** Checks a file, either together with the platform's records or alone. */
export async function checkFile(given: Given, terminal: Terminal): Promise<Omit<Report, 'failOn'>> {
  const [file = ''] = given.words;
  const { read, place } = await readBeside(parseFile(await textOf(file)), given, terminal);
  if (!read.ok) {
    const findings = read.problems.map((one) => fileProblem(file, one));
    return { subject: file, findings, tests: [], notAsked: [] };
  }
  const { configuration, placeOf: positionOf } = read;

  const invalid = refusedValues(place?.current, configuration).map(({ id, path, message }) =>
    fileProblem(file, { message: `"${path}": ${message}`, ...positionOf(id, path) }),
  );
  const { world, scope, places, sidOf, accountSidOf } = withFile(
    configuration,
    place?.current ?? null,
    place?.world ?? emptyWorld,
  );
  const at = (id: string, path = '') => ({ file, ...positionOf(id, path) });
  // Skips records of others: this file can't change them.
  const findings = checkWorld(world, scope).flatMap((one: CheckFinding): Located[] => {
    const id = places.get(one.part ?? '') ?? places.get(one.sid);
    return places.has(one.sid) && id !== undefined ? [{ ...one, at: at(id) }] : [];
  });
  // The file replaces the tables of its accounts, so existing ones need not be loaded.
  const hasTable = (owner: string) => configuration.sections.has(sectionOf(owner, 'routing'));
  const accounts = configuration.owners.filter(({ owner }) => owner !== '');
  const unasked = accounts.every(({ owner }) => hasTable(owner))
    ? world.unasked.filter((one) => one !== unseenTables)
    : world.unasked;
  const tests = runTests(given.isOn('no-tests') ? [] : (configuration.tests ?? []), {
    world,
    sidOf,
    accountSidOf,
  }).map((one): TestResult => {
    const { kind, owner } = one.test;
    const isUnseen = kind === 'outbound' && unasked.includes(unseenTables) && !hasTable(owner);
    return isUnseen ? { ...one, status: 'unknown' } : one;
  });
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(
      (one): Located => ({
        ...testFinding(one),
        at: { file, ...(one.test.place ?? { line: 1, column: 1 }) },
      }),
    );
  return {
    subject: file,
    findings: [...invalid, ...findings, ...failed].sort(byLine),
    tests,
    notAsked: [...unasked, ...tests.filter(({ status }) => status === 'unknown').map(testSentence)],
  };
}

/** Reads a file, and matches it with the platform's records. Doesn't keep the parsed file, which is large. */
async function readBeside(file: ParsedFile, given: Given, terminal: Terminal) {
  const alone = file.read();
  if (!alone.ok || given.isOn('offline')) return { read: alone, place: null };
  const { of, name } = alone.configuration;
  const place = await placeOf({ of, name }, given, terminal);
  return { read: file.read(place.current), place };
}

/** Values that an apply would refuse. Plans one record at a time, because there may be thousands. */
const refusedValues = (current: Configuration | undefined, wanted: Configuration) =>
  [...wanted.items.values()].flatMap((item) =>
    problemsOf({ entries: [wantedEntry(current?.items.get(item.id), item)] }),
  );

/** Loads the platform's records for the file, and everything else that decides its calls. */
async function placeOf(
  { of, name }: Pick<Configuration, 'of' | 'name'>,
  given: Given,
  terminal: Terminal,
) {
  const isAccount = of === 'account';
  const providerName = given.option('provider') || (isAccount ? '' : name);
  const session = await sessionOf(given, terminal, providerName);
  // Caches reads, because both of these load the gateways.
  const api = { ...session.api, ...remembering(session.api) };
  const { caller, provider } = session;
  const accountName = isAccount ? given.option('account') || name : null;
  const current = await currentOf(api, caller, provider.sid, accountName, checkedKinds);
  const { world } = await sessionWorld({ ...session, api }, accountSidIn(current));
  return { current, world };
}
