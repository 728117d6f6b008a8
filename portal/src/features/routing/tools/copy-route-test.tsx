import { requestsOf, useLookUp } from '@trunkline/ui/engines/call-routing';
import { type TesterRoute, type TesterWorld, takersOf } from '@trunkline/ui/widgets/route-tester';
import { useMemo } from 'react';
import { CopyTest } from '../../../shared/call-tests/copy-test.tsx';
import { leavesBy } from '../../../shared/call-tests/test-text.model.ts';

type CopyRouteTestProps = TesterWorld & {
  number: string;
  routes: readonly TesterRoute[];
  /** Name of the table's account; undefined for a table of the provider. */
  account: string | undefined;
};

/** A test of the tested number. Looked up off the page: a route may be slow. */
export function CopyRouteTest({ number, routes, account, ...world }: CopyRouteTestProps) {
  const to = number.replace(/[\s().\-/]/g, '');
  const request = useMemo(
    () => (to === '' ? null : { tables: { edited: routes }, numbers: [to], isBrief: true }),
    [to, routes],
  );
  const { answer, of } = useLookUp(request);
  const [lookup] = answer?.edited ?? [];
  if (!lookup || of?.numbers[0] !== to) return null;
  const takers = takersOf(lookup, world).map((id) => world.carriers.find((one) => one.id === id));
  if (takers.some((one) => one === undefined || one.isUnknown)) return null;
  const names = takers.flatMap((one) => (one && requestsOf(one, to).length > 0 ? [one.name] : []));
  return <CopyTest call={{ to, account }} end={leavesBy(names)} />;
}
