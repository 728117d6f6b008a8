import type { Endpoint } from '../evidence/packets.ts';
import type { Header, SipRequest } from './message.ts';

/** Via contains no quoted text, so a comma separates its values. */
const firstValue = /^[^,]*/;

/** Adds the source of a request: `received` (RFC 3261, 18.2.1), and the port if requested (RFC 3581, 4). */
function stamped(via: string, { ip, port }: Endpoint): string {
  return via.replace(firstValue, (value) => {
    const rest = value.replace(/;\s*received\s*=[^;]*/gi, '').trimEnd();
    return `${rest.replace(/;\s*rport(?=\s*(;|$))/i, `;rport=${port}`)};received=${ip}`;
  });
}

/** A request as its receiver keeps it: responses repeat its Via, which tells the client its own address. */
export function receivedFrom(source: Endpoint, request: SipRequest): SipRequest {
  const top = request.headers.findIndex(([name]) => name.toLowerCase() === 'via');
  return {
    ...request,
    headers: request.headers.map(
      ([name, value], at): Header => [name, at === top ? stamped(value, source) : value],
    ),
  };
}
