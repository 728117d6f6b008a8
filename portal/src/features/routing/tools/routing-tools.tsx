import { FormSection } from '@trunkline/ui/patterns/form-section';
import {
  type Finding,
  findingsByRoute,
  fixedRoutes,
  losingRoutes,
  RouteLinter,
} from '@trunkline/ui/widgets/route-linter';
import { RouteExamples, RouteTester } from '@trunkline/ui/widgets/route-tester';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { lintInputOf, rivalsOf } from '../../../platform/engine/lint.ts';
import { engineCarrier, engineRoutes } from '../../../platform/engine/outbound.ts';
import type { EngineCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useLcrs } from '../../../platform/resources/routing/lcrs.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { PageAside } from '../../../screen/page/page-aside.tsx';
import { useUser } from '../../../session/session.ts';
import { KeptTestList } from '../../../shared/call-tests/kept-test-list.tsx';
import type { RoutingFormValues } from '../routing-form.schema.ts';
import type { RouteFindings } from '../routing-form.tsx';
import { withTable } from '../routing-form.wire.ts';
import { CallReplay } from './call-replay.tsx';
import { useExamples } from './examples.ts';
import { RouteTestActions } from './route-test-actions.tsx';
import {
  useRoutedAccounts,
  useRoutedTests,
  useRoutingNote,
  useRoutingRecords,
} from './routing-records.ts';

type RoutingToolsProps = {
  /** null for a new table */
  lcrSid: string | null;
  /** The stored values. */
  base: RoutingFormValues;
  form: UseFormReturn<RoutingFormValues>;
  onTaken: (routeId: string | null) => void;
  onFindings: (findings: RouteFindings) => void;
  carriers: readonly EngineCarrier[];
  accounts: readonly OwnerAccount[];
  providerSid: string;
  readOnly: boolean;
};

/** Tools for a table: test numbers and examples, findings, and past calls. */
export default function RoutingTools(props: RoutingToolsProps) {
  const edited = useWatch({ control: props.form.control }) as RoutingFormValues;
  return <Tools {...props} edited={useDeferredValue(edited)} />;
}

/** Typing in a route renders only the routes and the tools. */
const Tools = memo(function Tools({
  lcrSid,
  base,
  form,
  edited,
  onTaken,
  onFindings,
  carriers,
  accounts,
  providerSid,
  readOnly,
}: RoutingToolsProps & { edited: RoutingFormValues }) {
  const [number, setNumber] = useState('');
  const [examples, setExamples] = useExamples(lcrSid);
  const { routes: rows, defaultCarrierId, isActive, accountSid } = edited;
  const routes = useMemo(() => engineRoutes(rows, defaultCarrierId), [rows, defaultCarrierId]);
  const saved = useMemo(
    () => (lcrSid === null ? null : engineRoutes(base.routes, base.defaultCarrierId)),
    [lcrSid, base],
  );
  const place = { lcrSid, accounts, providerSid, carriers };
  const records = useRoutingRecords(edited, place);
  const known = useMemo(
    () => carriers.map((one) => engineCarrier(one, records.gateways.get(one.voip_carrier_sid))),
    [carriers, records.gateways],
  );
  const routed = useRoutedAccounts(accountSid, place);
  const tests = useRoutedTests(routed);
  const tested = useMemo(
    () => withTable(records, edited, { lcrSid, providerSid }),
    [records, edited, lcrSid, providerSid],
  );
  const note = useRoutingNote(accountSid);
  const rivals = useRivals(accountSid, providerSid, accounts);
  const world = {
    carriers: known,
    caller: useMemo(
      () => ({ accountId: accountSid, providerId: providerSid }),
      [accountSid, providerSid],
    ),
  };
  const handleFindings = useCallback(
    (found: readonly Finding[] = []) =>
      onFindings({
        count: found.length,
        losing: losingRoutes(found),
        byRoute: findingsByRoute(found),
      }),
    [onFindings],
  );
  const input = useMemo(
    () => lintInputOf({ routes: rows, defaultCarrierId, isActive, rivals, carriers: known }),
    [rows, defaultCarrierId, isActive, rivals, known],
  );
  return (
    <>
      <FormSection
        isWide
        title="Check"
        description="Routes that are never reached, match too much or can't carry calls."
      >
        <RouteLinter
          input={input}
          onFindings={handleFindings}
          readOnly={readOnly}
          onFix={(fix) =>
            form.setValue('routes', fixedRoutes(form.getValues('routes'), fix), {
              shouldDirty: true,
            })
          }
        />
      </FormSection>
      <PageAside>
        <div className="grid grid-cols-1 gap-5">
          <FormSection
            isWide
            title="Test numbers"
            description="See which carrier a number uses, and why. Includes unsaved changes."
          >
            <RouteTester
              {...world}
              number={number}
              onNumberChange={setNumber}
              routes={routes}
              onTaken={onTaken}
            />
            <RouteTestActions {...world} number={number} routes={routes} routed={routed} />
            <RouteExamples
              {...world}
              numbers={examples}
              onChange={setExamples}
              routes={routes}
              saved={saved}
              onExplain={setNumber}
            />
          </FormSection>
          {tests.length > 0 && (
            <FormSection
              isWide
              title="Tests"
              description="Calls and the carrier you expect. Includes unsaved changes. Kept in this browser."
            >
              <KeptTestList tests={tests} records={tested} note={note} />
            </FormSection>
          )}
        </div>
      </PageAside>
      {saved && (
        <FormSection
          isWide
          title="Replay past calls"
          description="See which past calls would change carrier. Both results are computed from the routes, not from the carrier actually used."
        >
          <CallReplay
            {...world}
            routes={routes}
            saved={saved}
            accountSid={accountSid}
            providerSid={providerSid}
            onExplain={setNumber}
          />
        </FormSection>
      )}
    </>
  );
});

const noRivals: readonly string[] = [];

/** Other tables for the same calls: the provider's for an account's, and vice versa. */
function useRivals(
  accountSid: string,
  providerSid: string,
  accounts: readonly OwnerAccount[],
): readonly string[] {
  const { scope } = useUser();
  // Other users see only their own table.
  const { data } = useLcrs(scope === 'admin');
  return useMemo(
    () =>
      data
        ? rivalsOf(
            data,
            { accountSid, providerSid },
            accounts.map(({ sid }) => sid),
          )
        : noRivals,
    [data, accounts, accountSid, providerSid],
  );
}
