import { requestsOf, useLookUp } from '@trunkline/ui/engines/call-routing';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { type TesterRoute, type TesterWorld, takersOf } from '@trunkline/ui/widgets/route-tester';
import { useMemo, useState } from 'react';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { CopyTest } from '../../../shared/call-tests/copy-test.tsx';
import { SaveTest } from '../../../shared/call-tests/save-test.tsx';
import { leavesBy } from '../../../shared/call-tests/test-text.model.ts';

type RouteTestActionsProps = TesterWorld & {
  number: string;
  routes: readonly TesterRoute[];
  /** Accounts that the table applies to. */
  routed: readonly OwnerAccount[];
};

/** Copies or saves the tested number as a test. Looks it up in a worker, because a route may be slow. */
export function RouteTestActions({ number, routes, routed, ...world }: RouteTestActionsProps) {
  const [chosenSid, setChosen] = useState<string | null>(null);
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
  const taken = takers.flatMap((one) =>
    one && requestsOf(one, to).length > 0 ? [{ sid: one.id, name: one.name }] : [],
  );
  // A test belongs to one account; a provider's table applies to several.
  const [only, another] = routed;
  const account = another ? routed.find(({ sid }) => sid === chosenSid) : only;
  return (
    <div className="grid grid-cols-1 gap-3">
      {another && (
        <Combobox
          aria-label="Account of the test"
          canFilter
          value={account?.sid ?? null}
          onChange={setChosen}
          options={routed.map(({ sid, name }) => ({ value: sid, label: name }))}
          placeholder="Account of the test"
        />
      )}
      {account && (
        <div className="flex flex-wrap gap-2">
          <CopyTest
            call={{ to, account: account.name }}
            end={leavesBy(taken.map(({ name }) => name))}
          />
          <SaveTest
            test={{ accountSid: account.sid, test: { kind: 'outbound', to, leavesBy: taken } }}
            account={account.name}
          />
        </div>
      )}
    </div>
  );
}
