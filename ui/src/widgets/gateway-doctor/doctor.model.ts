import { withoutRow } from '../../patterns/row-editor/rows.model.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { isSecure, type SipGateway, type SipGatewaysValue } from '../sip-gateways/index.ts';
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

/** With what a carrier registers; null: it does not. */
export type CarrierRegistration = { realm: string; username: string } | null;

/** Another carrier, with what the call engine looks at when a call comes in. */
export type OtherCarrier = {
  name: string;
  /** An inactive one takes no calls; whether a gateway is active is not looked at. */
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

/** Findings about a carrier's gateways, problems first, including those that block saving. */
export function examineGateways(
  gateways: SipGatewaysValue,
  { trunkType, registration, others }: Compared,
): Finding[] {
  const rows = Object.entries(gateways)
    .map(([id, gateway]): Row => {
      const address = gateway.address.trim();
      return { id, gateway, address, range: rangeOf(address, gateway.netmask) };
    })
    .filter(({ address }) => address !== '');
  const findings = [
    ...refusedRows(gateways),
    ...rows.flatMap(ofOneRow),
    ...ofPairs(rows),
    ...ofRegistration(rows, registration),
    ...withOthers(rows, registration, others),
    ...ofAddresses(rows),
    ...leftBehind(rows, trunkType),
  ];
  const problems = findings.filter(({ severity }) => severity === 'problem');
  return [...problems, ...findings.filter((one) => !problems.includes(one))];
}

/** Carriers have networks of some hundred addresses; from below this on it is a slip. */
const wide = 16;

function ofOneRow(row: Row): Finding[] {
  const { id, gateway, address, range } = row;
  const { isInbound, isOutbound, netmask, port } = gateway;
  const found: Finding[] = [];
  if (isInbound && isOutbound && netmask !== 32) {
    found.push({
      id: `netmask ${id}`,
      severity: 'notice',
      message: `Calls go out to ${address} alone: its netmask /${netmask} only counts for calls that come in.`,
    });
  }
  if (takesCalls(row) && !gateway.isActive) {
    found.push({
      id: `inactive ${id}`,
      severity: 'notice',
      message: `${shown(row)} is inactive, but the platform still takes calls from it.`,
      fix: isOutbound
        ? {
            label: 'Make it outbound only',
            apply: changed(id, { isInbound: false, netmask: 32 }),
          }
        : { label: 'Remove it', apply: (all) => withoutRow(all, id) },
    });
  }
  if (isInbound && range?.bits === 32 && netmask < wide) {
    found.push({
      id: `wide ${id}`,
      severity: 'problem',
      message: `${shown(row)} takes calls from ${formatNumber(sizeOf(range))} addresses, ${addressAt(range.first)} to ${addressAt(range.last)}. Anyone there can call in as this carrier.`,
    });
  }
  const network = range && addressAt(range.first);
  if (isInbound && range?.bits === 32 && netmask !== 32 && network && network !== address) {
    found.push({
      id: `host ${id}`,
      severity: 'notice',
      message: `${shown(row)} points into a network: the platform takes calls from all ${formatNumber(sizeOf(range))} addresses from ${network} to ${addressAt(range.last)}.`,
      fix: { label: `Write it as ${network}/${netmask}`, apply: changed(id, { address: network }) },
    });
  }
  const expected = isSecure(gateway) ? '5061' : '5060';
  const unexpected = isSecure(gateway) ? '5060' : '5061';
  if (isOutbound && port.trim() === unexpected) {
    found.push({
      id: `port ${id}`,
      severity: 'notice',
      message: `${address} is called over ${gateway.protocol} on port ${unexpected}: carriers listen for that on ${expected}, and the call may fail.`,
      fix: { label: `Use port ${expected}`, apply: changed(id, { port: expected }) },
    });
  }
  return found;
}

/** Whether the gateway is active is not looked at when a call comes in. */
const takesCalls = ({ gateway: { isInbound }, range }: Row) => isInbound && range?.bits === 32;

const isSamePlace = ({ gateway: one }: Row, { gateway: other }: Row) =>
  one.address.trim() === other.address.trim() && one.port.trim() === other.port.trim();

/** Two rows that match the same call. Rows of one place are refused, which is reported before. */
function ofPairs(rows: readonly Row[]): Finding[] {
  const inbound = rows.filter(takesCalls);
  return inbound.flatMap((later, at) =>
    inbound.slice(0, at).flatMap((earlier): Finding[] => {
      const [a, b] = [earlier.range, later.range];
      if (!a || !b || !overlaps(a, b) || isSamePlace(earlier, later)) return [];
      // The narrower one adds nothing; of two alike it is the later.
      const [wide, narrow] = contains(a, b) ? [earlier, later] : [later, earlier];
      const isSame = contains(a, b) && contains(b, a);
      const message = isSame
        ? `${shown(later)} is entered twice for inbound calls. The platform only ever uses one of them.`
        : `${shown(narrow)} lies within ${shown(wide)}: the platform takes its calls by either of the two.`;
      return [
        {
          id: `pair ${earlier.id} ${later.id}`,
          severity: isSame ? 'problem' : 'notice',
          message,
          fix: narrow.gateway.isOutbound
            ? {
                label: `Make ${shown(narrow)} outbound only`,
                apply: changed(narrow.id, { isInbound: false, netmask: 32 }),
              }
            : {
                label: `Remove ${shown(narrow)}`,
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
 * A call to a registration is taken by the one gateway that matches its source, outbound ones too:
 * the engine refuses it where two do.
 */
function ofRegistration(rows: readonly Row[], registration: CarrierRegistration): Finding[] {
  if (!registers(registration)) return [];
  return rows.flatMap((later, at) =>
    rows.slice(0, at).flatMap((earlier): Finding[] => {
      const [a, b] = [earlier.range, later.range];
      if (a?.bits !== 32 || b?.bits !== 32 || !overlaps(a, b) || isSamePlace(earlier, later)) {
        return [];
      }
      const sources =
        shown(earlier) === shown(later)
          ? `Two gateways have the address ${shown(later)}`
          : `${shown(earlier)} and ${shown(later)} match the same addresses`;
      return [
        {
          id: `registration ${earlier.id} ${later.id}`,
          severity: 'problem',
          message: `${sources}: this carrier registers, and calls from there to its registration are refused with 503. Keep one gateway for each address.`,
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

/** A call that two carriers can take: the call engine tells them apart by where it comes from. */
function withOthers(
  rows: readonly Row[],
  registration: CarrierRegistration,
  others: readonly OtherCarrier[],
): Finding[] {
  const known = others
    .filter(({ isActive }) => isActive)
    .map((other) => ({
      ...other,
      // A registering carrier counts its outbound gateways too.
      isShared: isSameRegistration(registration, other.registration),
      ranges: other.gateways.map(({ address, netmask, isInbound }) => ({
        isInbound,
        range: rangeOf(address, netmask),
      })),
    }));
  return rows
    .flatMap((row) =>
      known.flatMap(({ name, isShared, ranges }): Finding[] => {
        const meeting = ranges.filter(
          ({ range }) => row.range?.bits === 32 && range !== null && overlaps(row.range, range),
        );
        const isByAddress = takesCalls(row) && meeting.some(({ isInbound }) => isInbound);
        if (!isByAddress && !(isShared && meeting.length > 0)) return [];
        return [
          {
            id: `other ${row.id} ${name}`,
            severity: 'problem',
            message: isByAddress
              ? `${name} takes calls from ${shown(row)} too: unless the dialled number tells them apart, a call goes to either of the two or is refused.`
              : `${name} registers with the same realm and username: calls from ${shown(row)} to that registration are refused.`,
          },
        ];
      }),
    )
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
}

/** For one address, and for several. */
const classTexts = {
  private: [
    'only reaches the platform from inside its own network',
    'only reach the platform from inside its own network',
  ],
  reserved: [
    "isn't routable on the internet, so no calls can come from it or reach it",
    "aren't routable on the internet, so no calls can come from them or reach them",
  ],
} as const;

/** One sentence for all addresses of a class. */
function ofAddresses(rows: readonly Row[]): Finding[] {
  return (['private', 'reserved'] as const).flatMap((kind): Finding[] => {
    const found = rows
      .filter(({ address, gateway: { netmask } }) => classOf(address, netmask) === kind)
      .map(shown);
    const addresses = [...new Set(found)];
    const [first, second, ...rest] = addresses;
    if (first === undefined) return [];
    const more = rest.length > 0 ? ` and ${rest.length} more` : '';
    const [ofOne, ofSeveral] = classTexts[kind];
    return [
      {
        id: `class ${kind} ${addresses.join(' ')}`,
        severity: 'notice',
        message:
          second === undefined
            ? `The ${kind} address ${first} ${ofOne}.`
            : `The ${kind} addresses ${first}, ${second}${more} ${ofSeveral}.`,
      },
    ];
  });
}

const trunkNames = { auth: 'an authentication trunk', reg: 'a registration trunk' };

/** The type of a trunk was another when these were entered. */
function leftBehind(rows: readonly Row[], trunkType: TrunkType): Finding[] {
  if (trunkType === 'static_ip') return [];
  const inbound = rows.filter(({ gateway }) => gateway.isInbound);
  const count = inbound.length;
  if (count === 0) return [];
  const gateways = count === 1 ? 'its inbound gateway' : `its ${count} inbound gateways`;
  return [
    {
      id: `left ${inbound.map(({ id }) => id).join(' ')}`,
      severity: 'notice',
      message: `This is ${trunkNames[trunkType]}, but the platform still takes calls by ${gateways}.`,
      fix: {
        label: count === 1 ? 'Remove it' : 'Remove them',
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
