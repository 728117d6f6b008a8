import { useMemo } from 'react';
import {
  type CarrierRow,
  useCarrierPage,
  useCarriers,
} from '../../platform/resources/carriers/voip-carriers.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { sortedAtOnce, sortsHere } from '../../screen/list/sorting/sorted-page.ts';
import { useExistingPage } from '../../screen/list/use-existing-page.ts';
import { type List, useList } from '../../screen/list/use-list.ts';
import { useOwners } from '../../screen/owners/use-owners.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { registrationMember } from '../../shared/records/registration.ts';
import { onDemand } from '../../start/loadable.tsx';
import { CarrierListView, type ShownCarrier } from './carrier-list.view.tsx';
import { GatewayCounts } from './gateways/gateway-counts.tsx';
import { siftCarriers } from './shared-carriers.model.ts';

const DeleteCarrier = onDemand(() => import('./delete/delete-carrier.tsx'));

const gateways = (row: ShownCarrier) => <GatewayCounts carrierSid={row.voip_carrier_sid} />;

/** Carriers of the current service provider page by page, or the account's own above the shared ones. */
export default function CarrierListScreen() {
  const viewer = useUser();
  const accountFilter = useAccountFilter('default');
  const list = useList();
  const { accountSid } = accountFilter;
  const owners = useOwners(null);
  const carriers = useCarriersOf(accountSid, list);
  const error: unknown = carriers.error ?? accountFilter.error ?? owners.error;
  const isMoving = useExistingPage(list, carriers.page?.total, carriers.isLoading);
  const { page } = carriers;
  const rows = useMemo(() => {
    const names = new Map(owners.data?.accounts.map(({ sid, name }) => [sid, name]));
    const nameOf = ({ account_sid: sid }: CarrierRow) => (sid ? (names.get(sid) ?? sid) : '');
    // If the accounts fail to load, rows show SIDs instead of names.
    if (!owners.data && owners.error === undefined) return undefined;
    return page?.data.map((row) => ({ ...row, accountName: nameOf(row) }));
  }, [page, owners.data, owners.error]);
  const shared = useMemo(
    () => carriers.shared?.map((row) => ({ ...row, accountName: '' })),
    [carriers.shared],
  );
  const account = owners.data?.accounts.find(({ sid }) => sid === accountSid);
  return (
    <CarrierListView
      rows={rows}
      shared={rows && shared}
      total={rows && page?.total}
      isLoading={(rows === undefined && error === undefined) || carriers.isLoading || isMoving}
      error={error}
      onRetry={() => Promise.all([accountFilter.retry(), owners.mutate(), carriers.retry()])}
      list={list}
      accountFilter={accountFilter}
      realm={account?.sipRealm ?? ''}
      gateways={gateways}
      deleteDialog={(row, onClose) => <DeleteCarrier carrier={row} onClose={onClose} />}
      writeRefusal={writeRefusal(viewer)}
    />
  );
}

/**
 * The platform pages a provider's carriers and searches names. Loads all at once for account users,
 * whose own and shared carriers are one list, and for the registration filter, which the platform
 * lacks.
 */
function useCarriersOf(accountSid: string | null | undefined, list: List) {
  const { text } = list;
  const registration = list.filterOf(registrationMember);
  const viewer = useUser();
  const { provider } = useCurrentProvider();
  const ofProvider = viewer.serviceProviderSid ?? provider?.service_provider_sid ?? null;
  const providerSid = accountSid === undefined ? null : ofProvider;
  const isWhole = viewer.scope === 'account' || registration !== '';
  const ofPage = useCarrierPage(isWhole ? null : providerSid, accountSid ?? null, {
    page: list.page,
    pageSize: list.pageSize,
    name: text,
  });
  const sorted = useCarrierPage(
    sortsHere(list, ofPage.data?.total) && !isWhole ? providerSid : null,
    accountSid ?? null,
    { page: 1, pageSize: sortedAtOnce, name: text },
  );
  const paged = sorted.data ? sorted : ofPage;
  const all = useCarriers(isWhole ? providerSid : null, accountSid ?? null);
  const whole = all.data;
  // Sorting needs all rows, see `useSortedPage`.
  const isFew = list.sort !== undefined && (whole?.length ?? 0) <= sortedAtOnce;
  const page = isFew ? 1 : list.page;
  const pageSize = isFew ? sortedAtOnce : list.pageSize;
  const sifted = useMemo(
    () => whole && siftCarriers(whole, viewer, { text, registration, page, pageSize }),
    [whole, viewer, text, registration, page, pageSize],
  );
  const asked = isWhole ? all : paged;
  // Previous rows stay while another page loads, but not those of another provider.
  const isOthers = paged.data?.data.some((row) => row.service_provider_sid !== providerSid);
  const pageOfPlatform = isOthers ? undefined : paged.data;
  return {
    page: isWhole ? sifted?.own : pageOfPlatform,
    shared: sifted?.shared,
    error: asked.error as unknown,
    isLoading: asked.isLoading,
    retry: () => asked.mutate(),
  };
}
