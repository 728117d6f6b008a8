import { useMemo } from 'react';
import type { CarrierChoice } from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { useNumberFormat } from '../../shared/calls/readable-number.tsx';
import type { ShownNumber } from './number-list.view.tsx';

type Answer<Row> = { data?: readonly Row[] | undefined; error?: unknown };
type Named = { account_sid: string; name: string };

/** The name of a record: undefined while loading, its sid if the name is unknown. */
function namer<Row>(
  { data, error }: Answer<Row>,
  sidOf: (row: Row) => string,
  name: (row: Row) => string,
) {
  const names = data && new Map(data.map((row) => [sidOf(row), name(row)]));
  return (sid: string | null) => {
    if (sid === null) return null;
    return names || error !== undefined ? (names?.get(sid) ?? sid) : undefined;
  };
}

/** Rows of the list. They don't wait for the names of their references. */
export function useShownNumbers(
  rows: readonly PhoneNumber[] | undefined,
  accounts: Answer<Named>,
  carriers: Answer<CarrierChoice>,
  applications: Answer<{ application_sid: string; name: string }>,
): ShownNumber[] | undefined {
  const { data: accountRows, error: accountError } = accounts;
  const { data: carrierRows, error: carrierError } = carriers;
  const { data: applicationRows, error: applicationError } = applications;
  const readable = useNumberFormat();
  return useMemo(() => {
    const accountName = namer(
      { data: accountRows, error: accountError },
      (row) => row.account_sid,
      (row) => row.name,
    );
    const carrierName = namer(
      { data: carrierRows, error: carrierError },
      (row) => row.voip_carrier_sid,
      (row) => row.name,
    );
    const applicationName = namer(
      { data: applicationRows, error: applicationError },
      (row) => row.application_sid,
      (row) => row.name,
    );
    return rows?.map((row) => ({
      phone_number_sid: row.phone_number_sid,
      number: readable(row.number),
      stored: row.number,
      accountSid: row.account_sid || null,
      applicationSid: row.application_sid,
      accountName: accountName(row.account_sid),
      carrierName: carrierName(row.voip_carrier_sid),
      applicationName: applicationName(row.application_sid),
    }));
  }, [
    rows,
    readable,
    accountRows,
    accountError,
    carrierRows,
    carrierError,
    applicationRows,
    applicationError,
  ]);
}
