import { useMemo } from 'react';
import { useQueryCache } from '../../../platform/client/cache/query.ts';
import type { StoredSipGateway } from '../../../platform/resources/carriers/sip-gateways.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import { usePhoneNumbers } from '../../../platform/resources/numbers/phone-numbers.ts';
import { gatewaysPath } from '../../../platform/resources/paths.ts';
import { unansweredAmong } from '../../../shared/records/unanswered.ts';

/** More numbers than this are not fetched for a line of the overview: then nothing is said of them. */
const mostNumbers = 1000;

type Place = { accountSid: string | null; serviceProviderSid: string | null };

/**
 * Calls that nothing answers or carries: numbers without an application, carriers without a gateway.
 * @param carriers undefined until they are there
 * @param place whose numbers are asked for; null: there is no call to spare
 * @param ownAccountSid of an account user, who can give a shared carrier no gateway
 */
export function useGaps(
  carriers: readonly CarrierRow[] | undefined,
  place: Place | null,
  ownAccountSid: string | null,
) {
  const { peek } = useQueryCache();
  const filter = useMemo(() => place && { ...place, text: '' }, [place]);
  const page = usePhoneNumbers(filter, 1, mostNumbers).data;
  const unanswered = useMemo(() => {
    if (!page || page.total > page.data.length || !carriers) return undefined;
    return page.data.filter(unansweredAmong(carriers));
  }, [page, carriers]);
  // Gateways are one call a carrier: those count that another screen has read.
  const idle = useMemo(
    () =>
      carriers?.filter(
        (one) =>
          one.is_active &&
          (ownAccountSid === null || one.account_sid === ownAccountSid) &&
          peek<StoredSipGateway[]>(gatewaysPath('Sip', one.voip_carrier_sid))?.length === 0,
      ),
    [carriers, peek, ownAccountSid],
  );
  return { unanswered, idle };
}
