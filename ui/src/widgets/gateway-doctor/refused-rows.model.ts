import { addressKind, isPort } from '../../engines/gateway-address/index.ts';
import { withoutRow } from '../../patterns/row-editor/rows.model.ts';
import {
  type SipGateway,
  type SipGatewaysValue,
  validateSipGateways,
} from '../sip-gateways/index.ts';
import { changed, type Finding, shown } from './finding.model.ts';

/** Field errors as findings: the check reports what saving would refuse, with a fix. */
type Refusal = keyof NonNullable<Parameters<typeof validateSipGateways>[1]>;

const refusals = {
  none: 'none',
  invalid: 'invalid',
  inboundName: 'inboundName',
  taken: 'taken',
  port: 'port',
  direction: 'direction',
  netmask: 'netmask',
} satisfies Record<Refusal, Refusal>;

/** A finding for each thing that keeps the gateways from being saved. */
export function refusedRows(gateways: SipGatewaysValue): Finding[] {
  return Object.entries(validateSipGateways(gateways, refusals)).map(([path, refusal]) => {
    const id = path.slice(0, path.lastIndexOf('.'));
    const gateway = gateways[id];
    const problem = gateway
      ? ofRow(refusal as Refusal, id, gateway, gateways)
      : {
          message: 'There is no gateway: no call comes in or goes out. Add at least one.',
        };
    return { id: `${refusal} ${id}`, severity: 'problem', ...problem };
  });
}

type Told = Pick<Finding, 'message' | 'fix'> & Partial<Pick<Finding, 'severity'>>;

function ofRow(
  refusal: Refusal,
  id: string,
  gateway: SipGateway,
  gateways: SipGatewaysValue,
): Told {
  const address = gateway.address.trim();
  switch (refusal) {
    case 'invalid':
      return ofInvalid(id, gateway);
    case 'inboundName':
      return {
        message: `${address} is a name: the platform refuses names for inbound calls.`,
        fix: {
          label: 'Make it outbound only',
          apply: changed(id, { isInbound: false, isOutbound: true, netmask: 32 }),
        },
      };
    case 'taken':
      return ofTaken(id, gateway, gateways);
    case 'port':
      return { message: `${gateway.port.trim()} is no port: use 0 to 65535.` };
    case 'direction':
      return {
        message: `${address} neither takes calls nor makes them: choose inbound, outbound or both.`,
        fix:
          addressKind(address) === 'ip'
            ? { label: 'Make it inbound', apply: changed(id, { isInbound: true }) }
            : { label: 'Make it outbound', apply: changed(id, { isOutbound: true }) },
      };
    default:
      return {
        message: `${shown(gateway)} only sends calls out: the platform refuses a netmask other than /32.`,
        fix: { label: 'Set /32', apply: changed(id, { netmask: 32 }) },
      };
  }
}

function ofInvalid(id: string, gateway: SipGateway): Told {
  const address = gateway.address.trim();
  // A row that was only just added.
  if (address === '') {
    return { severity: 'notice', message: 'A gateway has no address yet.' };
  }
  const change = partsOf(address);
  if (!change) return { message: `${address} is neither an IPv4 address nor a domain name.` };
  const next = { ...gateway, ...change };
  const port = change.port === undefined ? '' : `, port ${change.port}`;
  return {
    message: `${address} is more than an address: the rest has fields of its own.`,
    fix: { label: `Write it as ${shown(next)}${port}`, apply: changed(id, change) },
  };
}

/** The fields of 'sip:203.0.113.7:5080' and '203.0.113.0/24'; null where there is no address in it. */
function partsOf(text: string): Partial<SipGateway> | null {
  const parts =
    /^(?:sips?:)?(?:[^@\s]+@)?([^:/;?@\s]+)(?:\/(\d{1,2})|:(\d{1,5}))?(?:[;?].*)?$/i.exec(text);
  const [, address = '', netmask, port] = parts ?? [];
  if (addressKind(address) === 'invalid') return null;
  const bits = netmask === undefined ? undefined : Number(netmask);
  if (bits !== undefined && (bits < 1 || bits > 32)) return null;
  if (port !== undefined && !isPort(port)) return null;
  return {
    address,
    ...(bits === undefined ? {} : { netmask: bits }),
    ...(port === undefined ? {} : { port }),
  };
}

/** The address and port of a row above it. */
function ofTaken(id: string, gateway: SipGateway, gateways: SipGatewaysValue): Told {
  const placeOf = ({ address, port }: SipGateway) =>
    `${address.trim().toLowerCase()}:${port.trim()}`;
  const port = gateway.port.trim();
  const message = `${gateway.address.trim()}${port === '' ? '' : `, port ${port},`} is here twice.`;
  const [firstId, first] =
    Object.entries(gateways).find(([, one]) => placeOf(one) === placeOf(gateway)) ?? [];
  if (firstId === undefined || !first || first.netmask !== gateway.netmask) return { message };
  const both = {
    isInbound: first.isInbound || gateway.isInbound,
    isOutbound: first.isOutbound || gateway.isOutbound,
  };
  return {
    message,
    fix: {
      label: 'Make one of the two',
      apply: (all) => changed(firstId, both)(withoutRow(all, id)),
    },
  };
}
