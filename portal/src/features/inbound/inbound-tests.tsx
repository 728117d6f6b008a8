import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useMemo } from 'react';
import type { Missing } from '../../configuration/check/explain.ts';
import type { StoredInboundWorld } from '../../platform/resources/carriers/inbound-world.ts';
import type { GatewaysByCarrier } from '../../platform/resources/carriers/sip-gateways.ts';
import { KeptTestList } from '../../shared/call-tests/kept-test-list.tsx';
import { useKeptTests } from '../../shared/call-tests/kept-tests.ts';

type InboundTestsProps = {
  stored: StoredInboundWorld;
  known: GatewaysByCarrier;
  onMissing: (missing: Missing) => void;
};

/** Tests of inbound calls stored in this browser, with their results. */
export default function InboundTests({ stored, known, onMissing }: InboundTestsProps) {
  const kept = useKeptTests();
  const tests = useMemo(
    () =>
      kept
        .of(stored.accounts.map(({ account_sid }) => account_sid))
        .filter(({ test }) => test.kind === 'inbound'),
    [kept, stored],
  );
  const records = useMemo(
    () => ({ ...stored, providerSid: '', gateways: known, tables: [] }),
    [stored, known],
  );
  if (tests.length === 0) return null;
  return (
    <FormSection
      isWide
      title="Tests"
      description="Inbound calls and the application you expect. Kept in this browser."
    >
      <KeptTestList tests={tests} records={records} onMissing={onMissing} />
    </FormSection>
  );
}
