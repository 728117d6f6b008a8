import {
  examineGateways,
  type OtherCarrier,
} from '../../../../ui/src/widgets/gateway-doctor/doctor.model.ts';
import { otherOf, registrationOf } from '../../platform/engine/gateways.ts';
import { sipGateway } from '../../platform/records/gateways.ts';
import { formValues } from '../../platform/records/record.ts';
import { type CheckFinding, ownedBy, severityOf } from './finding.ts';
import { type CheckedCarrier, type CheckScope, type CheckWorld, isChecked } from './world.ts';

/** Active carriers with their gateways, to compare a carrier with. */
const othersIn = ({ carriers, gateways }: CheckWorld): ReadonlyMap<string, OtherCarrier> =>
  new Map(
    carriers.flatMap((one) => {
      const own = gateways.get(one.voip_carrier_sid);
      return one.is_active && own ? [[one.voip_carrier_sid, otherOf(one, own)]] : [];
    }),
  );

/** The doctor's findings about one carrier, as its screen shows them after comparing. */
function examineCarrier(
  world: CheckWorld,
  carrier: CheckedCarrier,
  others: ReadonlyMap<string, OtherCarrier>,
) {
  const { voip_carrier_sid: sid, trunk_type: trunkType } = carrier;
  const registration = registrationOf(carrier);
  const gateways = Object.fromEntries(
    (world.gateways.get(sid) ?? []).map((one) => [
      one.sip_gateway_sid,
      formValues(sipGateway, one),
    ]),
  );
  return examineGateways(gateways, {
    trunkType,
    registration: registration && {
      realm: registration.realm.trim(),
      username: registration.username.trim(),
    },
    others: [...others].flatMap(([other, one]) => (other === sid ? [] : [one])),
  });
}

export function checkGateways(world: CheckWorld, scope: CheckScope): CheckFinding[] {
  const others = othersIn(world);
  return world.carriers.flatMap((carrier) => {
    const { voip_carrier_sid: sid, name } = carrier;
    const own = world.gateways.get(sid);
    if (!own || !isChecked(carrier, scope, world)) return [];
    return examineCarrier(world, carrier, others).map(
      ({ id, severity, message, fix }): CheckFinding => {
        const [part] = own
          .map(({ sip_gateway_sid }) => sip_gateway_sid)
          .filter((gateway) => id.includes(gateway))
          .sort((one, other) => id.indexOf(one) - id.indexOf(other));
        const [rule = ''] = id.split(' ');
        return {
          rule: `gateways/${rule}`,
          severity: severityOf(severity),
          kind: 'carriers',
          sid,
          ...(part !== undefined && { part }),
          record: `carrier ${name}${ownedBy(world, carrier.account_sid)}`,
          why: message,
          todo: fix ? `${fix.label}.` : (todo[rule] ?? 'Change the gateway.'),
        };
      },
    );
  });
}

/** Remedies for findings without a fix, by the first word of the finding's id. */
const todo: Readonly<Record<string, string>> = {
  none: 'Add a gateway.',
  netmask: 'Enter inbound and outbound gateways apart.',
  wide: 'Use a longer netmask.',
  registration: 'Keep one gateway for each address.',
  other: 'Take the gateway from one of the two carriers.',
  class: 'Use addresses that the internet reaches.',
};
