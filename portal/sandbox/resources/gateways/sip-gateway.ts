import { badRequest } from '../../http/errors.ts';

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

/** Looks at the body alone: a PUT that carries inbound without an address is refused, too. */
export function checkSipGateway(body: Record<string, unknown>): void {
  const { ipv4, netmask, inbound, outbound } = body;
  if (typeof ipv4 === 'string' && /\s/.test(ipv4)) {
    throw badRequest('Gateway must not contain whitespace');
  }
  if (inbound && !(typeof ipv4 === 'string' && IPV4.test(ipv4))) {
    throw badRequest('Inbound gateway must be IPv4 address');
  }
  if (!inbound && outbound && netmask && Number(netmask) !== 32) {
    throw badRequest('For outbound only gateway netmask can only be 32');
  }
}
