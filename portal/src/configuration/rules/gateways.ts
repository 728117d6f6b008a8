import type { Part } from '../model.ts';
import type { Values } from '../values.ts';
import {
  emptySipGateway,
  emptySmppGateway,
  type SipGatewaysValue,
  type SmppGatewaysValue,
  validateSipGateways,
  validateSmppGateways,
} from './form-rules.ts';
import type { Problems } from './records.ts';

/** '192.0.2.0/28', '192.0.2.1-9' */
const isRange = (address: string) => /^[\d.]+\s*[-/]\s*[\d.]+$/.test(address);
const rangeMessage = 'Write a range as "address" and "netmask".';

const text = (values: Values, path: string, fallback: string) => String(values[path] ?? fallback);

const netmaskOf = (values: Values) => Number(values['netmask'] ?? 32);

function sipGateways(parts: readonly Part[]): SipGatewaysValue {
  return Object.fromEntries(
    parts.map(({ values }, index) => [
      `g${index}`,
      {
        ...emptySipGateway,
        address: text(values, 'address', ''),
        port: text(values, 'port', ''),
        netmask: netmaskOf(values),
        isInbound: values['inbound'] === true,
        isOutbound: values['outbound'] === true,
      },
    ]),
  );
}

/** The form has a row for each direction. */
function smppGateways(parts: readonly Part[]): SmppGatewaysValue {
  return Object.fromEntries(
    parts.flatMap(({ values }, index) =>
      (['inbound', 'outbound'] as const)
        .filter((direction) => values[direction] === true)
        .map((direction) => [
          `g${index} ${direction}`,
          {
            ...emptySmppGateway,
            direction,
            address: text(values, 'address', ''),
            port: text(values, 'port', '2775'),
            netmask: netmaskOf(values),
          },
        ]),
    ),
  );
}

const members: Readonly<Record<string, string>> = { isInbound: 'inbound' };

/** Rules of the form for the gateways of a carrier, by the ids of the parts and their paths. */
export function gatewayProblems(all: readonly Part[]): Map<string, Problems> {
  const sip = all.filter(({ name }) => name === 'sip_gateways');
  const smpp = all.filter(({ name }) => name === 'smpp_gateways');
  const found = new Map<string, Record<string, string>>();
  const put = (part: Part | undefined, path: string, message: string) => {
    if (part) found.set(part.id, { ...found.get(part.id), [path]: message });
  };
  for (const [parts, errors] of [
    [sip, validateSipGateways(sipGateways(sip))],
    [smpp, validateSmppGateways(smppGateways(smpp))],
  ] as const) {
    for (const [at, message] of Object.entries(errors)) {
      const [, index, member = ''] = /^g(\d+)[^.]*\.(\w+)$/.exec(at) ?? [];
      // A file may hold a carrier without gateways.
      if (index !== undefined) put(parts[Number(index)], members[member] ?? member, message);
    }
  }
  for (const part of all) {
    if (isRange(text(part.values, 'address', ''))) put(part, 'address', rangeMessage);
  }
  return found;
}
