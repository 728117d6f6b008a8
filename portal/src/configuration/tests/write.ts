import type { Referable } from '../members.ts';
import type { Configuration } from '../model.ts';
import { namedText } from '../names.ts';
import type { CallTest } from './model.ts';
import { never } from './read.ts';

type Plain = { [key: string]: unknown };

/** Writes tests for a file: carriers and applications by their current names. */
export const testsText = (configuration: Configuration, tests: readonly CallTest[]): Plain[] =>
  tests.map((test) => {
    const { owner, to } = test;
    const account = owner === '@' ? {} : { account: owner };
    const name = (kind: Referable, id: string) =>
      namedText(configuration, owner, kind, id, (text) => text === never);
    if (test.kind === 'outbound') {
      const [first, ...more] = test.leavesBy.map((id) => name('carriers', id));
      const carriers = more.length > 0 ? [first, ...more] : first;
      return { call: { to, ...account }, leaves_by: carriers ?? never };
    }
    const { fromAddress: from_address, host, reaches } = test;
    return {
      call: { from_address, to, ...(host !== undefined && { host }), ...account },
      ...(typeof reaches === 'number'
        ? { rejected: reaches }
        : { reaches: name('applications', reaches) }),
    };
  });
