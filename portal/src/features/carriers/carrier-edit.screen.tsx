import { useEffect, useMemo, useState } from 'react';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import {
  type StoredSipGateway,
  useSipGateways,
} from '../../platform/resources/carriers/sip-gateways.ts';
import {
  type StoredSmppGateway,
  useSmppGateways,
} from '../../platform/resources/carriers/smpp-gateways.ts';
import {
  type Carrier,
  type EngineCarrier,
  useCarrier,
  useCarrierRefresh,
  useCarriers,
} from '../../platform/resources/carriers/voip-carriers.ts';
import { changeCompound } from '../../screen/form/save/compound/compound-save.ts';
import { type OwnerAccount, useOwners } from '../../screen/owners/use-owners.ts';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { type Answer, allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import { InboundTestLink } from '../../shared/records/inbound-test-link.tsx';
import { useCarrierRelations } from '../../shared/records/relations.ts';
import { forget, onDemand } from '../../start/loadable.tsx';
import { CarrierForm } from './form/carrier-form.tsx';
import { carrierValues, sipGatewayValue, smppGatewayValue } from './form/carrier-form.wire.ts';
import { carrierSave, gatewayRows } from './form/save-carrier.ts';

const SharedCarrier = onDemand(() => import('./shared-carrier.tsx'));
const DeleteCarrier = onDemand(() => import('./delete/delete-carrier.tsx'));

const kind = kinds.carrier;

export default function CarrierEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const shared = useSharedCarrier(sid);
  return shared.data ? (
    <SharedCarrier carrier={shared.data} />
  ) : (
    <StoredCarrier sid={sid} shared={shared} />
  );
}

/**
 * The carrier if it is shared by the provider, otherwise null. The platform shows account users a
 * shared carrier only in the list and refuses the record.
 */
function useSharedCarrier(sid: string | null): Answer<EngineCarrier | null> {
  const viewer = useUser();
  const { provider } = useCurrentProvider();
  const isPossible = viewer.scope === 'account' && sid !== null;
  const providerSid = viewer.serviceProviderSid ?? provider?.service_provider_sid ?? null;
  // Loads its code in parallel with the list.
  useEffect(() => {
    if (isPossible) void SharedCarrier.preload().catch(forget);
  }, [isPossible]);
  const { data, error, mutate } = useCarriers(isPossible ? providerSid : null, viewer.accountSid);
  const isIt = (row: EngineCarrier) => kind.sidOf(row) === sid && row.account_sid === null;
  return { data: isPossible ? data && (data.find(isIt) ?? null) : null, error, mutate };
}

type StoredCarrierProps = { sid: string | null; shared: Answer<EngineCarrier | null> };

function StoredCarrier({ sid, shared }: StoredCarrierProps) {
  const viewer = useUser();
  const relations = useCarrierRelations();
  // If the list fails, an own carrier still opens.
  const asked = shared.data === null || shared.error !== undefined ? sid : null;
  const carrier = useCarrier(asked);
  const isRefused = carrier.error instanceof PlatformError && carrier.error.kind === 'Forbidden';
  const gatewaysOf = isRefused ? null : asked;
  const sipAnswer = useSipGateways(gatewaysOf);
  const smppAnswer = useSmppGateways(gatewaysOf);
  const owners = useOwners(
    carrier.data && (carrier.data.account_sid ?? ''),
    carrier.data?.service_provider_sid ?? undefined,
  );
  const loaded = allOf({ carrier, sip: orFailed(sipAnswer), smpp: orFailed(smppAnswer), owners });
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={{
        ...loaded,
        // A refusal takes precedence over load errors.
        error: (isRefused && shared.error) || (carrier.error ?? owners.error),
        retry: () => Promise.all([shared.mutate(), loaded.retry()]),
      }}
      isForeign={({ carrier }) => !mayOpen(viewer, carrier)}
      nameOf={({ carrier }) => carrier.name}
      providerSidOf={({ carrier }) => carrier.service_provider_sid ?? null}
      isActiveOf={({ carrier }) => carrier.is_active}
      relations={relations}
      meta={({ carrier, sip }) =>
        'rows' in sip && (
          <InboundTestLink
            carrier={carrier.voip_carrier_sid}
            source={sip.rows.find(({ inbound }) => inbound)?.ipv4}
          />
        )
      }
    >
      {({ carrier, sip, smpp, owners }) => (
        <CarrierEdit
          // Remounts the form once the gateways have loaded: nothing was typed into it before.
          key={`${sid} ${'rows' in sip && 'rows' in smpp}`}
          carrier={carrier}
          sip={'rows' in sip ? sip.rows : none}
          smpp={'rows' in smpp ? smpp.rows : none}
          failed={'failed' in sip ? sip.failed : 'failed' in smpp ? smpp.failed : undefined}
          onRetry={() => Promise.all([sipAnswer.mutate(), smppAnswer.mutate()])}
          accounts={owners.accounts}
        />
      )}
    </RecordPage>
  );
}

/** If the gateways fail to load, the error takes their place; the rest of the carrier is usable. */
type Gateways<Row> = { rows: Row[] } | { failed: unknown };

const orFailed = <Row,>({ data, error, mutate }: Answer<Row[]>): Answer<Gateways<Row>> => ({
  data: data ? { rows: data } : error === undefined ? undefined : { failed: error },
  mutate,
});

function mayOpen({ scope, accountSid, serviceProviderSid }: SessionUser, carrier: Carrier) {
  if (scope === 'admin') return true;
  return scope === 'account'
    ? carrier.account_sid === accountSid
    : carrier.service_provider_sid === serviceProviderSid;
}

const none: never[] = [];

type CarrierEditProps = {
  carrier: Carrier;
  sip: StoredSipGateway[];
  smpp: StoredSmppGateway[];
  /** Why the gateways failed to load; undefined if they loaded. */
  failed: unknown;
  onRetry: () => Promise<unknown>;
  accounts: readonly OwnerAccount[];
};

function CarrierEdit({ carrier, sip, smpp, failed, onRetry, accounts }: CarrierEditProps) {
  const sid = carrier.voip_carrier_sid;
  const [rows] = useState(gatewayRows);
  const refresh = useCarrierRefresh();
  const base = useMemo(
    () =>
      carrierValues(carrier, {
        sipGateways: Object.fromEntries(
          sip.map((one) => [rows.sip.formId(one.sip_gateway_sid), sipGatewayValue(one)]),
        ),
        smppGateways: Object.fromEntries(
          smpp.map((one) => [rows.smpp.formId(one.smpp_gateway_sid), smppGatewayValue(one)]),
        ),
      }),
    [carrier, sip, smpp, rows],
  );
  return (
    <>
      <CarrierForm
        carrier={carrier}
        base={base}
        accounts={accounts}
        providerSid={carrier.service_provider_sid ?? ''}
        save={{ ...changeCompound(carrierSave(rows), sid), refresh: () => refresh(sid) }}
        gateways={failed === undefined ? undefined : { failed, onRetry }}
      />
      <DeleteSection
        kind={kind}
        description="Move its phone numbers and outbound call routes to another carrier first."
      >
        {(ends) => (
          <DeleteCarrier
            carrier={carrier}
            // The same gateways now have other SIDs.
            onPutBack={(moved) => {
              rows.sip.move(moved);
              rows.smpp.move(moved);
            }}
            {...ends}
          />
        )}
      </DeleteSection>
    </>
  );
}
