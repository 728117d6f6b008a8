import type { ShownCallTest } from './call-tests.tsx';

const order: readonly ShownCallTest['status'][] = ['failed', 'unknown', 'passed'];

/** Sorts by result, failed tests first; keeps the order otherwise. */
export const byResult = (tests: readonly ShownCallTest[]): ShownCallTest[] =>
  [...tests].sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status));

export const countPassed = (tests: readonly ShownCallTest[]): number =>
  tests.filter(({ status }) => status === 'passed').length;
