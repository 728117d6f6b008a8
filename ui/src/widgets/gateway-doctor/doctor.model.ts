import { addressAndPort } from '../../engines/gateway-address/index.ts';
import { withoutRow } from '../../patterns/row-editor/rows.model.ts';
import {
  isSecure,
  type SipGateway,
  type SipGatewaysValue,
} from '../sip-gateways/gateways.model.ts';
import { type DoctorSentences, doctorSentences } from './doctor-sentences.model.ts';
import { changed, type Finding, shown as shownOf } from './finding.model.ts';
import {
  addressAt,
  classOf,
  contains,
  overlaps,
  type Range,
  rangeOf,
  sizeOf,
} from './ranges.model.ts';
import { refusedRows } from './refused-rows.model.ts';

export type TrunkType = 'static_ip' | 'auth' | 'reg';

/** Credentials a carrier registers with; null: it doesn't register. */
export type CarrierRegistration = { realm: string; username: string } | null;

/** Another carrier, with the properties that matter for inbound calls. */
export type OtherCarrier = {
  name: string;
  /** An inactive carrier takes no calls. The engine ignores whether a gateway is active. */
  isActive: boolean;
  registration: CarrierRegistration;
  gateways: readonly Pick<SipGateway, 'address' | 'netmask' | 'isInbound'>[];
};

type Row = { id: string; gateway: SipGateway; address: string; range: Range | null };

const shown = ({ gateway }: Row) => shownOf(gateway);

export type Compared = {
  trunkType: TrunkType;
  registration: CarrierRegistration;
  others: readonly OtherCarrier[];
};

/**
 * Findings about a carrier's gateways, problems first, including those that block saving.
 * @param say the sentences of a language
 */
export function examineGateways(
  gateways: SipGatewaysValue,
  { trunkType, registration, others }: Compared,
  say: DoctorSentences = doctorSentences,
): Finding[] {
  const rows = Object.entries(gateways)
    .map(([id, gateway]): Row => {
      const address = gateway.address.trim();
      return { id, gateway, address, range: rangeOf(address, gateway.netmask) };
    })
    .filter(({ address }) => address !== '');
  const findings = [
    ...refusedRows(gateways, say),
    ...rows.flatMap((row) => ofOneRow(row, say)),
    ...ofPairs(rows, say),
    ...ofRegistration(rows, registration, say),
    ...withOthers(rows, registration, others, say),
    ...ofAddresses(rows, say),
    ...leftBehind(rows, trunkType, say),
  ];
  const problems = findings.filter(({ severity }) => severity === 'problem');
  return [...problems, ...findings.filter((one) => !problems.includes(one))];
}

/** A shorter netmask is a slip: networks of carriers have a few hundred addresses. */
const wide = 16;

const spanOf = (range: Range) => ({
  count: sizeOf(range),
  first: addressAt(range.first),
  last: addressAt(range.last),
});

function ofOneRow(row: Row, say: DoctorSentences): Finding[] {
  const { id, gateway, address, range } = row;
  const { isInbound, isOutbound, netmask, port } = gateway;
  const found: Finding[] = [];
  if (isInbound && isOutbound && netmask !== 32) {
    found.push({
      id: `netmask ${id}`,
      severity: 'notice',
      message: say.netmaskOut(address, netmask),
    });
  }
  if (takesCalls(row) && !gateway.isActive) {
    found.push({
      id: `inactive ${id}`,
      severity: 'notice',
      message: say.inactive(shown(row)),
      fix: isOutbound
        ? {
            label: say.makeOutboundOnly,
            apply: changed(id, { isInbound: false, netmask: 32 }),
          }
        : { label: say.removeIt, apply: (all) => withoutRow(all, id) },
    });
  }
  if (isInbound && netmask > 32 && rangeOf(address, 32)?.bits === 32) {
    const fix = { label: say.setNetmask, apply: changed(id, { netmask: 32 }) };
    found.push({ id: `long ${id}`, severity: 'problem', message: say.long(shown(row)), fix });
  }
  if (isInbound && range?.bits === 32 && netmask < wide) {
    found.push({
      id: `wide ${id}`,
      severity: 'problem',
      message: say.wide(shown(row), spanOf(range)),
    });
  }
  const network = range && addressAt(range.first);
  if (isInbound && range?.bits === 32 && netmask !== 32 && network && network !== address) {
    found.push({
      id: `host ${id}`,
      severity: 'notice',
      message: say.host(shown(row), spanOf(range)),
      fix: {
        label: say.writeAs(`${network}/${netmask}`, ''),
        apply: changed(id, { address: network }),
      },
    });
  }
  const expected = isSecure(gateway) ? '5061' : '5060';
  const unexpected = isSecure(gateway) ? '5060' : '5061';
  if (isOutbound && port.trim() === unexpected) {
    found.push({
      id: `port ${id}`,
      severity: 'notice',
      message: say.unusualPort(address, gateway.protocol, unexpected, expected),
      fix: { label: say.toPort(expected), apply: changed(id, { port: expected }) },
    });
  }
  return found;
}

/** The engine ignores for inbound calls whether a gateway is active. */
const takesCalls = ({ gateway: { isInbound }, range }: Row) => isInbound && range?.bits === 32;

const isSamePlace = ({ gateway: one }: Row, { gateway: other }: Row) =>
  addressAndPort(one) === addressAndPort(other);

/**
 * Finds pairs of rows that match the same call. Rows with the same address and port are refused and
 * reported earlier.
 */
function ofPairs(rows: readonly Row[], say: DoctorSentences): Finding[] {
  const inbound = rows.filter(takesCalls);
  return inbound.flatMap((later, at) =>
    inbound.slice(0, at).flatMap((earlier): Finding[] => {
      const [a, b] = [earlier.range, later.range];
      if (!a || !b || !overlaps(a, b) || isSamePlace(earlier, later)) return [];
      // The narrower row adds nothing; of two equal ones, the later.
      const [wide, narrow] = contains(a, b) ? [earlier, later] : [later, earlier];
      const isSame = contains(a, b) && contains(b, a);
      const message = isSame ? say.twice(shown(later)) : say.within(shown(narrow), shown(wide));
      return [
        {
          id: `pair ${earlier.id} ${later.id}`,
          severity: isSame ? 'problem' : 'notice',
          message,
          fix: narrow.gateway.isOutbound
            ? {
                label: say.makeGatewayOutboundOnly(shown(narrow)),
                apply: changed(narrow.id, { isInbound: false, netmask: 32 }),
              }
            : {
                label: say.remove(shown(narrow)),
                apply: (gateways) => withoutRow(gateways, narrow.id),
              },
        },
      ];
    }),
  );
}

const registers = (registration: CarrierRegistration) =>
  registration !== null && registration.realm !== '' && registration.username !== '';

/**
 * Finds overlapping rows of a carrier that registers. A call to a registration must match exactly
 * one gateway by its source, inbound or outbound: otherwise the engine refuses it.
 */
function ofRegistration(
  rows: readonly Row[],
  registration: CarrierRegistration,
  say: DoctorSentences,
): Finding[] {
  if (!registers(registration)) return [];
  return rows.flatMap((later, at) =>
    rows.slice(0, at).flatMap((earlier): Finding[] => {
      const [a, b] = [earlier.range, later.range];
      if (a?.bits !== 32 || b?.bits !== 32 || !overlaps(a, b) || isSamePlace(earlier, later)) {
        return [];
      }
      return [
        {
          id: `registration ${earlier.id} ${later.id}`,
          severity: 'problem',
          message: say.registration(shown(earlier), shown(later)),
        },
      ];
    }),
  );
}

const isSameRegistration = (one: CarrierRegistration, other: CarrierRegistration) =>
  one !== null &&
  other !== null &&
  one.realm !== '' &&
  one.username !== '' &&
  one.realm.toLowerCase() === other.realm.toLowerCase() &&
  one.username === other.username;

/** Finds calls that two carriers would match: the engine distinguishes carriers by the source address. */
function withOthers(
  rows: readonly Row[],
  registration: CarrierRegistration,
  others: readonly OtherCarrier[],
  say: DoctorSentences,
): Finding[] {
  const active = others.filter(({ isActive }) => isActive);
  return rows
    .filter(({ range }) => range?.bits === 32)
    .flatMap((row) =>
      active.flatMap(({ name, gateways, ...other }): Finding[] => {
        // For a registering carrier, outbound gateways count too.
        const isShared = isSameRegistration(registration, other.registration);
        const meeting = gateways.filter(({ address, netmask }) => {
          const range = rangeOf(address, netmask);
          return row.range !== null && range !== null && overlaps(row.range, range);
        });
        const isByAddress = takesCalls(row) && meeting.some(({ isInbound }) => isInbound);
        if (!isByAddress && !(isShared && meeting.length > 0)) return [];
        return [
          {
            id: `other ${row.id} ${name}`,
            severity: 'problem',
            message: isByAddress
              ? say.otherTakes(name, shown(row))
              : say.otherRegisters(name, shown(row)),
          },
        ];
      }),
    )
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
}

/** Reports all addresses of a class in one sentence. */
function ofAddresses(rows: readonly Row[], say: DoctorSentences): Finding[] {
  return (['private', 'reserved'] as const).flatMap((kind): Finding[] => {
    const found = rows
      .filter(({ address, gateway: { netmask } }) => classOf(address, netmask) === kind)
      .map(shown);
    const addresses = [...new Set(found)];
    if (addresses.length === 0) return [];
    return [
      {
        id: `class ${kind} ${addresses.join(' ')}`,
        severity: 'notice',
        message: say.unreachable(kind, addresses),
      },
    ];
  });
}

/** Finds inbound gateways left over from another type of trunk. */
function leftBehind(rows: readonly Row[], trunkType: TrunkType, say: DoctorSentences): Finding[] {
  if (trunkType === 'static_ip') return [];
  const inbound = rows.filter(({ gateway }) => gateway.isInbound);
  const count = inbound.length;
  if (count === 0) return [];
  return [
    {
      id: `left ${inbound.map(({ id }) => id).join(' ')}`,
      severity: 'notice',
      message: say.left(trunkType, count),
      fix: {
        label: count === 1 ? say.removeIt : say.removeThem,
        apply: (all) =>
          inbound.reduce(
            (left, { id, gateway }) =>
              gateway.isOutbound
                ? changed(id, { isInbound: false, netmask: 32 })(left)
                : withoutRow(left, id),
            all,
          ),
      },
    },
  ];
}
