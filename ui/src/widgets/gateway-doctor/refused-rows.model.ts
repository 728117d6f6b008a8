import { addressAndPort, addressKind, isPort } from '../../engines/gateway-address/index.ts';
import { withoutRow } from '../../patterns/row-editor/rows.model.ts';
import {
  type SipGateway,
  type SipGatewaysValue,
  validateSipGateways,
} from '../sip-gateways/gateways.model.ts';
import { type DoctorSentences, doctorSentences } from './doctor-sentences.model.ts';
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

/** A finding for each error that prevents saving. */
export function refusedRows(
  gateways: SipGatewaysValue,
  say: DoctorSentences = doctorSentences,
): Finding[] {
  return Object.entries(validateSipGateways(gateways, refusals)).map(([path, refusal]) => {
    const id = path.slice(0, path.lastIndexOf('.'));
    const gateway = gateways[id];
    const problem = gateway
      ? ofRow(say, refusal as Refusal, id, gateway, gateways)
      : {
          message: say.noGateway,
        };
    return { id: `${refusal} ${id}`, severity: 'problem', ...problem };
  });
}

type Told = Pick<Finding, 'message' | 'fix'> & Partial<Pick<Finding, 'severity'>>;

function ofRow(
  say: DoctorSentences,
  refusal: Refusal,
  id: string,
  gateway: SipGateway,
  gateways: SipGatewaysValue,
): Told {
  const address = gateway.address.trim();
  switch (refusal) {
    case 'invalid':
      return ofInvalid(say, id, gateway);
    case 'inboundName':
      return {
        message: say.inboundName(address),
        fix: {
          label: say.makeOutboundOnly,
          apply: changed(id, { isInbound: false, isOutbound: true, netmask: 32 }),
        },
      };
    case 'taken':
      return ofTaken(say, id, gateway, gateways);
    case 'port':
      return { message: say.badPort(gateway.port.trim()) };
    case 'direction':
      return {
        message: say.noDirection(address),
        fix:
          addressKind(address) === 'ip'
            ? { label: say.makeInbound, apply: changed(id, { isInbound: true }) }
            : { label: say.makeOutbound, apply: changed(id, { isOutbound: true }) },
      };
    default:
      return {
        message: say.outboundNetmask(shown(gateway)),
        fix: { label: say.setNetmask, apply: changed(id, { netmask: 32 }) },
      };
  }
}

function ofInvalid(say: DoctorSentences, id: string, gateway: SipGateway): Told {
  const address = gateway.address.trim();
  // A row that was just added.
  if (address === '') {
    return { severity: 'notice', message: say.noAddress };
  }
  const change = partsOf(address);
  if (!change) return { message: say.badAddress(address) };
  const next = { ...gateway, ...change };
  return {
    message: say.moreThanAddress(address),
    fix: { label: say.writeAs(shown(next), change.port ?? ''), apply: changed(id, change) },
  };
}

/** Splits 'sip:203.0.113.7:5080' or '203.0.113.0/24' into fields; null without an address. */
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

/** The address and port are already in a row above. */
function ofTaken(
  say: DoctorSentences,
  id: string,
  gateway: SipGateway,
  gateways: SipGatewaysValue,
): Told {
  const port = gateway.port.trim();
  const message = say.taken(gateway.address.trim(), port);
  const [firstId, first] =
    Object.entries(gateways).find(([, one]) => addressAndPort(one) === addressAndPort(gateway)) ??
    [];
  if (firstId === undefined || !first || first.netmask !== gateway.netmask) return { message };
  const both = {
    isInbound: first.isInbound || gateway.isInbound,
    isOutbound: first.isOutbound || gateway.isOutbound,
  };
  return {
    message,
    fix: {
      label: say.makeOne,
      apply: (all) => changed(firstId, both)(withoutRow(all, id)),
    },
  };
}
