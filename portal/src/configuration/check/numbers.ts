import { decideInbound } from '../../../../ui/src/engines/call-routing/inbound/inbound.model.ts';
import type { InboundWorld } from '../../../../ui/src/engines/call-routing/inbound/inbound.types.ts';
import {
  isInNetwork,
  isPattern,
} from '../../../../ui/src/engines/call-routing/inbound/inbound-match.model.ts';
import { inboundCallOf } from '../../../../ui/src/widgets/inbound-explainer/inbound-question.model.ts';
import { inboundWorldOf, platformAddress } from '../../platform/engine/inbound.ts';
import { unansweredAmong } from '../../platform/engine/unanswered.ts';
import { type CheckFinding, ownedBy } from './finding.ts';
import { type CallRecords, type CheckScope, type CheckWorld, isChecked } from './world.ts';

const recordOf = (world: CheckWorld, one: CheckWorld['numbers'][number]) =>
  `phone number ${one.number}${ownedBy(world, one.account_sid)}`;

/** Finds numbers without an application, neither set for the number nor for its carrier. */
export function checkUnanswered(world: CheckWorld, scope: CheckScope): CheckFinding[] {
  const isUnanswered = unansweredAmong(world.carriers);
  return world.numbers
    .filter((one) => isChecked(one, scope, world) && isUnanswered(one))
    .map((one) => ({
      rule: 'numbers/unanswered',
      severity: 'warning',
      kind: 'numbers',
      sid: one.phone_number_sid,
      record: recordOf(world, one),
      why: 'Neither the number nor its carrier has an application: calls to it are rejected.',
      todo: 'Choose an application.',
    }));
}

/**
 * Finds numbers that the engine refuses because several carriers take the same call. Simulates a
 * call to each number with more than one record, from each gateway of its carriers.
 */
export function checkConflicts(world: CheckWorld, scope: CheckScope): CheckFinding[] {
  const engineWorld = inboundWorldOf(storedWorld(world), world.gateways);
  const patterns = engineWorld.numbers.filter(({ number }) => isPattern(number));
  const byNumber = new Map<string, InboundWorld['numbers'][number][]>();
  for (const one of engineWorld.numbers) {
    const alike = byNumber.get(one.number);
    if (alike) alike.push(one);
    else byNumber.set(one.number, [one]);
  }
  const realms = new Map(engineWorld.accounts.map(({ id, realm }) => [id, realm]));
  const carriers = new Map(engineWorld.carriers.map((one) => [one.id, one]));
  const carriersAt = nearBy(engineWorld.carriers);
  return world.numbers.flatMap((number) => {
    const alike = byNumber.get(number.number) ?? [];
    if (alike.length < 2 || isPattern(number.number) || !isChecked(number, scope, world)) return [];
    const own = carriers.get(number.voip_carrier_sid ?? '');
    const realm = realms.get(number.account_sid ?? '') ?? '';
    for (const { address: source, isInbound } of own?.isActive ? own.gateways : []) {
      if (!isInbound) continue;
      const narrow: InboundWorld = {
        ...engineWorld,
        carriers: carriersAt(source),
        numbers: [...alike, ...patterns],
      };
      for (const host of [realm, platformAddress].filter((one) => one !== '')) {
        const call = inboundCallOf({ source, host, number: number.number });
        const { end, steps } = decideInbound(call, narrow);
        const isSeveral = steps.some((step) => step.at === 'numbers' && step.numberIds.length > 1);
        if (end.kind !== 'refused' || !isSeveral) continue;
        return [
          {
            rule: 'inbound/conflict',
            severity: 'error',
            kind: 'numbers',
            sid: number.phone_number_sid,
            record: recordOf(world, number),
            why: `Calls from ${source} to ${host === realm ? `sip:${number.number}@${realm}` : 'it'} are rejected with ${end.status}: ${end.reason}.`,
            todo: 'Keep the number on one of the carriers that share the gateway.',
          } satisfies CheckFinding,
        ];
      }
    }
    return [];
  });
}

/** Carriers with a gateway that matches a source: only these decide about its calls. */
function nearBy(carriers: InboundWorld['carriers']) {
  const bySource = new Map<string, InboundWorld['carriers']>();
  return (source: string) => {
    const near =
      bySource.get(source) ??
      carriers.filter(({ gateways }) =>
        gateways.some(({ address, netmask }) => isInNetwork(source, address, netmask)),
      );
    bySource.set(source, near);
    return near;
  };
}

/** Input of the console's inbound test. */
export const storedWorld = (world: CallRecords) => ({
  accounts: [...world.accounts],
  carriers: [...world.carriers],
  numbers: [...world.numbers],
  tenants: [...world.tenants],
  applications: [...world.applications],
});
