import { addressKind, withoutRow } from '../gateway-address/index.ts';
import { isSecure, type SipGateway, type SipGatewaysValue } from '../sip-gateways/index.ts';
import {
  addressAt,
  classOf,
  contains,
  overlaps,
  type Range,
  rangeOf,
  sizeOf,
} from './ranges.model.ts';

export type TrunkType = 'static_ip' | 'auth' | 'reg';

/** Another carrier of the provider, with what is looked at of its gateways. */
export type OtherCarrier = {
  name: string;
  gateways: readonly Pick<SipGateway, 'address' | 'netmask' | 'isInbound' | 'isActive'>[];
};

export type Finding = {
  /** The same as long as it is the same finding. */
  id: string;
  /** The platform refuses it or loses calls; or it may be meant so. */
  severity: 'problem' | 'notice';
  /** What is so, and what the platform makes of it. */
  message: string;
  fix?: { label: string; apply: (gateways: SipGatewaysValue) => SipGatewaysValue };
};

type Row = { id: string; gateway: SipGateway; address: string; range: Range | null };

const shown = ({ address, gateway: { netmask } }: Row) =>
  netmask === 32 ? address : `${address}/${netmask}`;

const changed = (id: string, change: Partial<SipGateway>) => (gateways: SipGatewaysValue) => {
  const gateway = gateways[id];
  return gateway ? { ...gateways, [id]: { ...gateway, ...change } } : gateways;
};

/** What is odd about the gateways of a carrier, problems first. Rows without an address are passed over. */
export function examineGateways(
  gateways: SipGatewaysValue,
  { trunkType, others }: { trunkType: TrunkType; others: readonly OtherCarrier[] },
): Finding[] {
  const rows = Object.entries(gateways)
    .map(([id, gateway]): Row => {
      const address = gateway.address.trim();
      return { id, gateway, address, range: rangeOf(address, gateway.netmask) };
    })
    .filter(({ address }) => address !== '');
  const findings = [
    ...rows.flatMap(ofOneRow),
    ...ofPairs(rows),
    ...withOthers(rows, others),
    ...ofAddresses(rows),
    ...leftBehind(rows, trunkType),
  ];
  const problems = findings.filter(({ severity }) => severity === 'problem');
  return [...problems, ...findings.filter((one) => !problems.includes(one))];
}

function ofOneRow(row: Row): Finding[] {
  const { id, gateway, address, range } = row;
  const { isInbound, isOutbound, netmask, port } = gateway;
  const found: Finding[] = [];
  const kind = addressKind(address);
  if (isInbound && (kind === 'fqdn' || kind === 'fqdn-top-level')) {
    found.push({
      id: `name ${id}`,
      severity: 'problem',
      message: `${address} is a name: the platform refuses names for inbound calls.`,
      fix: {
        label: 'Make it outbound only',
        apply: changed(id, { isInbound: false, isOutbound: true, netmask: 32 }),
      },
    });
  }
  if (isOutbound && netmask !== 32) {
    found.push({
      id: `netmask ${id}`,
      severity: isInbound ? 'notice' : 'problem',
      message: isInbound
        ? `Calls go out to ${address} alone: its netmask /${netmask} only counts for calls that come in.`
        : `${shown(row)} only sends calls out: the platform refuses a netmask other than /32.`,
      fix: isInbound ? undefined : { label: 'Set /32', apply: changed(id, { netmask: 32 }) },
    });
  }
  const network = range && addressAt(range.first);
  if (isInbound && range?.bits === 32 && netmask !== 32 && network && network !== address) {
    found.push({
      id: `host ${id}`,
      severity: 'notice',
      message: `${shown(row)} points into a network: the platform takes calls from all ${sizeOf(range).toLocaleString('en')} addresses from ${network} to ${addressAt(range.last)}.`,
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

const takesCalls = ({ gateway: { isInbound, isActive }, range }: Row) =>
  isInbound && isActive && range !== null;

/** Two rows that the same call matches. */
function ofPairs(rows: readonly Row[]): Finding[] {
  const inbound = rows.filter(takesCalls);
  return inbound.flatMap((later, at) =>
    inbound.slice(0, at).flatMap((earlier): Finding[] => {
      const [a, b] = [earlier.range, later.range];
      if (!a || !b || !overlaps(a, b)) return [];
      // The narrower one adds nothing; of two alike it is the later.
      const [wide, narrow] = contains(a, b) ? [earlier, later] : [later, earlier];
      const isSame = contains(a, b) && contains(b, a);
      const message = isSame
        ? `${shown(later)} is here twice for inbound calls: the platform takes one of the two and never the other.`
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

/** The platform tells carriers apart by where a call comes from. */
function withOthers(rows: readonly Row[], others: readonly OtherCarrier[]): Finding[] {
  const known = others.flatMap(({ name, gateways }) =>
    gateways.flatMap(({ address, netmask, isInbound, isActive }) => {
      const range = isInbound && isActive ? rangeOf(address, netmask) : null;
      return range ? [{ name, range }] : [];
    }),
  );
  return rows.filter(takesCalls).flatMap((row) => {
    const names = known.flatMap(({ name, range }) =>
      row.range && overlaps(row.range, range) ? [name] : [],
    );
    return [...new Set(names)].map(
      (name): Finding => ({
        id: `other ${row.id} ${name}`,
        severity: 'problem',
        message: `${name} takes calls from ${shown(row)} too: the platform can't tell whose they are and gives them to one of the two.`,
      }),
    );
  });
}

/** Of one address, and of several. */
const classTexts = {
  private: [
    'only reaches the platform from inside its own network',
    'only reach the platform from inside its own network',
  ],
  reserved: [
    'belongs to nobody on the internet, so no call comes from it or reaches it',
    'belong to nobody on the internet, so no call comes from them or reaches them',
  ],
} as const;

/** One sentence for all addresses of a class. */
function ofAddresses(rows: readonly Row[]): Finding[] {
  return (['private', 'reserved'] as const).flatMap((kind): Finding[] => {
    const found = rows.filter(({ address }) => classOf(address) === kind).map(shown);
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
      message: `This is ${trunkNames[trunkType]}: the platform doesn't look at ${gateways}.`,
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
