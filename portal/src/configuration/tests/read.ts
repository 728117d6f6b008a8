import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { sourceProblem } from '../../../../ui/src/widgets/inbound-explainer/inbound-question.model.ts';
import { numbersOf } from '../../../../ui/src/widgets/route-tester/tester.model.ts';
import { type Entries, isNothing, wordOf } from '../file/cursor.ts';
import { idNamed, type Reading } from '../file/member-values.ts';
import type { Member, Referable } from '../members.ts';
import type { Owner } from '../model.ts';
import type { CallTest } from './model.ts';

const memberOf = (path: string, refersTo: Referable): Member => ({
  ...{ path, label: path, help: '', type: 'reference', refersTo },
});
const leavesBy = memberOf('leaves_by', 'carriers');
const reaches = memberOf('reaches', 'applications');

/** Means that the call doesn't leave. A carrier of this name is written as `{ name: never }`. */
export const never = 'never';

/** Reads the tests of a file. Carriers and applications are resolved like all other names. */
export function readTests(node: ParsedNode | null | undefined, reading: Reading): CallTest[] {
  const { cursor } = reading;
  return cursor.list(node, 'tests').flatMap((one) => readTest(one, reading) ?? []);
}

function readTest(node: ParsedNode, reading: Reading): CallTest | undefined {
  const { cursor } = reading;
  const test = cursor.map(node, ['call', 'leaves_by', 'reaches', 'rejected'], 'a test');
  if (!test) return undefined;
  const call = cursor.map(
    test.get('call') ?? null,
    ['to', 'account', 'from_address', 'host'],
    '"call"',
  );
  if (!call) {
    if (!test.has('call')) cursor.problem(node, 'This test has no "call".');
    return undefined;
  }
  const [to = ''] = numbersOf(wordOf(call.get('to')));
  if (to === '') cursor.problem(test.get('call') ?? node, 'This call has no number in "to".');
  const owner = ownerOf(node, call, reading);
  if (owner === undefined) return undefined;
  const common = { owner, to, place: cursor.placeOf(node) };
  return isNothing(call.get('from_address'))
    ? readOutbound(node, test, common, reading)
    : readInbound(node, test, call, common, reading);
}

function ownerOf(node: ParsedNode, call: Entries, { cursor, owners }: Reading): Owner | undefined {
  const [first] = owners;
  const account = call.get('account');
  const name = wordOf(account);
  if (first?.owner === '@') {
    if (name === '' || name === first.name) return '@';
    cursor.problem(
      account ?? node,
      `This file is about ${first.name}: it has no calls of "${name}".`,
    );
    return undefined;
  }
  if (owners.some(({ owner }) => owner !== '' && owner === name)) return name;
  const said =
    name === ''
      ? 'Say whose call it is with "account".'
      : `There is no account "${name}" in this file.`;
  cursor.problem(account ?? node, said);
  return undefined;
}

type Common = Pick<CallTest, 'owner' | 'to' | 'place'>;

function readOutbound(
  node: ParsedNode,
  test: Entries,
  common: Common,
  reading: Reading,
): CallTest | undefined {
  const said = test.get('leaves_by');
  if (isNothing(said)) {
    reading.cursor.problem(node, 'Say in "leaves_by" which carrier takes the call, or never.');
    return undefined;
  }
  const wrong = ['reaches', 'rejected'].find((key) => test.has(key));
  if (wrong !== undefined) {
    reading.cursor.problem(node, `"${wrong}" is for calls that come in, with "from_address".`);
  }
  const isNever = isScalar(said) && said.value === never;
  const nodes = isSeq(said) ? reading.cursor.list(said, 'leaves_by') : isNever ? [] : [said];
  if (isSeq(said) && nodes.length === 0) {
    reading.cursor.problem(said, 'An empty list says nothing. Write never.');
  }
  const ids = nodes.flatMap((one) => named(one, leavesBy, common.owner, reading) ?? []);
  return { ...common, kind: 'outbound', leavesBy: ids };
}

function readInbound(
  node: ParsedNode,
  test: Entries,
  call: Entries,
  common: Common,
  reading: Reading,
): CallTest | undefined {
  const { cursor } = reading;
  const [application, rejected] = [test.get('reaches'), test.get('rejected')];
  if (test.has('leaves_by')) {
    cursor.problem(node, '"leaves_by" is for calls that go out, without "from_address".');
  }
  if (isNothing(application) === isNothing(rejected)) {
    cursor.problem(
      node,
      'Say in "reaches" which application answers, or in "rejected" the status.',
    );
    return undefined;
  }
  const status = isScalar(rejected) ? rejected.value : undefined;
  if (!isNothing(rejected) && !Number.isInteger(status)) {
    cursor.problem(rejected, '"rejected" is a status, such as 404.');
  }
  const id = isNothing(application)
    ? Number(status)
    : (named(application, reaches, common.owner, reading) ?? '');
  const host = wordOf(call.get('host')) || undefined;
  const fromAddress = wordOf(call.get('from_address'));
  if (sourceProblem({ source: fromAddress }) !== null) {
    cursor.problem(
      call.get('from_address') ?? node,
      '"from_address" is an IPv4 address: the call engine compares no others.',
    );
  }
  return { ...common, kind: 'inbound', reaches: id, fromAddress, host };
}

function named(node: ParsedNode, member: Member, owner: Owner, reading: Reading) {
  if (isScalar(node) || isMap(node)) return idNamed(node, member, owner, reading);
  reading.cursor.problem(node, `"${member.path}" is a name.`);
  return undefined;
}
