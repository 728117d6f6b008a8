import type { Endpoint } from '../evidence/packets.ts';
import type { Header, SipRequest } from './message.ts';

/** Via holds no quoted text, so a comma parts its values. */
const firstValue = /^[^,]*/;

/** Adds where a request came from: `received` (RFC 3261, 18.2.1), and the port where it asks for it (RFC 3581, 4). */
function stamped(via: string, { ip, port }: Endpoint): string {
  return via.replace(firstValue, (value) => {
    const rest = value.replace(/;\s*received\s*=[^;]*/gi, '').trimEnd();
    return `${rest.replace(/;\s*rport(?=\s*(;|$))/i, `;rport=${port}`)};received=${ip}`;
  });
}

/** A request as its receiver keeps it: answers carry its Via, and so tell the client its own address. */
export function receivedFrom(source: Endpoint, request: SipRequest): SipRequest {
  const top = request.headers.findIndex(([name]) => name.toLowerCase() === 'via');
  return {
    ...request,
    headers: request.headers.map(
      ([name, value], at): Header => [name, at === top ? stamped(value, source) : value],
    ),
  };
}
