import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { Text } from '@trunkline/ui/primitives/text';
import { useMemo } from 'react';
import type { CallRecords } from '../../configuration/check/world.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useInboundWorldBeside } from '../../platform/resources/carriers/inbound-world.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { storedNumber } from '../../platform/values/phone-number.ts';
import type { OwnerAccount } from '../../screen/owners/use-owners.ts';
import { KeptTestList } from '../../shared/call-tests/kept-test-list.tsx';
import { useKeptTests } from '../../shared/call-tests/kept-tests.ts';

type NumberTestsProps = {
  number: PhoneNumber;
  accounts: readonly OwnerAccount[];
  /** Value in the form. */
  accountSid: string;
  applicationSid: string;
};

/** Stored tests of calls to one number. Loads nothing if there are none. */
export default function NumberTests({
  number: { number, phone_number_sid: sid },
  accounts,
  accountSid,
  applicationSid,
}: NumberTestsProps) {
  const kept = useKeptTests();
  const tests = useMemo(
    () =>
      kept
        .of(accounts.map((one) => one.sid))
        .filter(({ test }) => test.kind === 'inbound' && storedNumber(test.to) === number),
    [kept, accounts, number],
  );
  const { data: world, error } = useInboundWorldBeside(tests.length > 0);
  const records = useMemo((): CallRecords | undefined => {
    if (!world) return undefined;
    const edited = { account_sid: accountSid || null, application_sid: applicationSid || null };
    return {
      ...world,
      numbers: world.numbers.map((one) =>
        one.phone_number_sid === sid ? { ...one, ...edited } : one,
      ),
      providerSid: '',
      gateways: new Map(),
      tables: [],
    };
  }, [world, sid, accountSid, applicationSid]);
  if (tests.length === 0) return null;
  return (
    <FormSection
      title="Tests"
      description="Calls to this number and the application you expect. Includes unsaved changes. Kept in this browser."
    >
      {records && <KeptTestList tests={tests} records={records} />}
      {!records && !error && <Spinner label="Running the tests…" />}
      {!records && error && (
        <Text size="small" tone="danger">{`Couldn't run the tests: ${messageOf(error)}`}</Text>
      )}
    </FormSection>
  );
}
