import { useMemo } from 'react';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { useNames } from '../../screen/list/use-names.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { useNumberFormat } from '../../shared/calls/readable-number.tsx';
import type { ShownNumber } from './number-list.view.tsx';

type Named = Parameters<typeof useNames>[1];

/** Rows of the list, which don't wait for the names of their references. */
export function useShownNumbers(
  rows: readonly PhoneNumber[] | undefined,
  accounts: Named,
  carriers: Named,
  applications: Named,
): ShownNumber[] | undefined {
  const readable = useNumberFormat();
  const accountOf = useNames(kinds.account, accounts);
  const carrierOf = useNames(kinds.carrier, carriers);
  const applicationOf = useNames(kinds.application, applications);
  return useMemo(
    () =>
      rows?.map((row) => ({
        phone_number_sid: row.phone_number_sid,
        number: readable(row.number),
        stored: row.number,
        accountSid: row.account_sid || null,
        applicationSid: row.application_sid,
        accountName: row.account_sid && accountOf(row.account_sid),
        carrierName: row.voip_carrier_sid && carrierOf(row.voip_carrier_sid),
        applicationName: row.application_sid && applicationOf(row.application_sid),
      })),
    [rows, readable, accountOf, carrierOf, applicationOf],
  );
}
