import { useMemo, useState } from 'react';
import type { CallRecords } from '../../../configuration/check/world.ts';
import { useInboundWorldBeside } from '../../../platform/resources/carriers/inbound-world.ts';
import type { Carrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useLcrs } from '../../../platform/resources/routing/lcrs.ts';
import { accountOrProvider } from '../../../platform/values/owner.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { useUser } from '../../../session/session.ts';
import { CallReview } from '../../../shared/call-tests/call-review.tsx';
import { useKeptTests } from '../../../shared/call-tests/kept-tests.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import { newCarrierSid, withCarrier } from './carrier-records.ts';

type CarrierCallReviewProps = {
  /** null for a new carrier */
  carrier: Carrier | null;
  accounts: readonly OwnerAccount[];
  providerSid: string;
  values: CarrierFormValues;
  base: CarrierFormValues;
};

const unseen =
  'Without the routing tables of accounts: only the account and administrators can read them.';

/** Review of a carrier's effect on calls: runs tests at once if there are any, past calls on demand. */
export default function CarrierCallReview({
  carrier,
  accounts,
  providerSid,
  values,
  base,
}: CarrierCallReviewProps) {
  const { scope, accountSid: ownSid } = useUser();
  const [isAsked, setAsked] = useState(false);
  const kept = useKeptTests();
  const { accountSid } = values;
  // A carrier that moves affects the calls of its former account too.
  const isShared = accountSid === '' || base.accountSid === '';
  const owners = [accountSid, base.accountSid].join();
  const tests = useMemo(() => {
    const sids = accounts.map(({ sid }) => sid);
    return kept.of(isShared ? sids : sids.filter((sid) => owners.includes(sid)));
  }, [kept, accounts, isShared, owners]);
  const isWanted = isAsked || tests.length > 0;
  const world = useInboundWorldBeside(isWanted);
  const tables = useLcrs(isWanted);
  const records = useMemo(
    (): CallRecords | null =>
      world.data && tables.data
        ? {
            ...world.data,
            providerSid,
            gateways: new Map(),
            tables: tables.data.map((table) => ({ table, routes: null })),
          }
        : null,
    [world.data, tables.data, providerSid],
  );
  const sid = carrier?.voip_carrier_sid ?? newCarrierSid;
  const texts = JSON.stringify([values, base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for the values
  const change = useMemo(
    () => ({
      before: (stored: CallRecords) =>
        carrier ? withCarrier(stored, base, { sid, providerSid }) : stored,
      after: (stored: CallRecords) => withCarrier(stored, values, { sid, providerSid }),
    }),
    [texts, carrier, sid, providerSid],
  );
  const account = scope === 'account' ? (ownSid ?? '') : isShared ? '' : accountSid;
  return (
    <CallReview
      tests={tests}
      records={records}
      change={change}
      owner={accountOrProvider(account, providerSid)}
      onAsk={() => setAsked(true)}
      problem={world.error ?? tables.error}
      note={scope === 'service_provider' ? unseen : undefined}
    />
  );
}
