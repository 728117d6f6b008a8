import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Text } from '@trunkline/ui/primitives/text';
import { SipGateways } from '@trunkline/ui/widgets/sip-gateways';
import type { ReactNode } from 'react';
import { useSipGateways } from '../../platform/resources/carriers/sip-gateways.ts';
import type { EngineCarrier } from '../../platform/resources/carriers/voip-carriers.ts';
import { Content } from '../../screen/record/content.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage } from '../../screen/record/record-page.tsx';
import { InboundTestLink } from '../../shared/records/inbound-test-link.tsx';
import { registrationReason } from '../../shared/records/registration.ts';
import { useCarrierRelations } from '../../shared/records/relations.ts';
import { sipGatewayValue } from './form/carrier-form.wire.ts';

const kind = kinds.carrier;

/** A provider's carrier, as far as account users may see it: its row and its gateways. */
export default function SharedCarrier({ carrier }: { carrier: EngineCarrier }) {
  const sid = kind.sidOf(carrier);
  const sip = useSipGateways(sid);
  const relations = useCarrierRelations();
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={{ data: { carrier }, error: undefined, retry: sip.mutate }}
      nameOf={({ carrier }) => kind.nameOf(carrier)}
      isActiveOf={({ carrier }) => carrier.is_active}
      relations={relations}
      meta={() => (
        <InboundTestLink carrier={sid} source={sip.data?.find(({ inbound }) => inbound)?.ipv4} />
      )}
    >
      {({ carrier }) => (
        <>
          <FormSection
            title="Shared by your provider"
            description="Your provider shares this carrier with its accounts. Only your provider can change it."
          >
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 text-small">
              <Fact name="Registration">{registrationText(carrier)}</Fact>
              <Fact name="E.164 syntax">
                {carrier.e164_leading_plus ? 'Prepends a leading +' : 'No leading +'}
              </Fact>
              <Fact name="Tech prefix">{carrier.tech_prefix || 'None'}</Fact>
            </dl>
          </FormSection>
          <FormSection
            isWide
            title="SIP gateways"
            description="Where this carrier's calls come from, and where yours are sent."
          >
            <Content loaded={allOf({ sip })} what="the gateways">
              {({ sip }) => (
                <SipGateways
                  value={Object.fromEntries(
                    sip.map((one) => [one.sip_gateway_sid, sipGatewayValue(one)]),
                  )}
                  onChange={() => {}}
                  readOnly
                />
              )}
            </Content>
          </FormSection>
        </>
      )}
    </RecordPage>
  );
}

function registrationText(carrier: EngineCarrier) {
  if (!carrier.requires_register) return 'Not required';
  if (carrier.register_status?.status === 'ok') return 'Registered';
  const reason = registrationReason(carrier);
  return reason === '' ? 'Unregistered' : `Unregistered, ${reason}`;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Text as="dt" size="small" tone="muted">
      {name}
    </Text>
    <dd>{children}</dd>
  </>
);
