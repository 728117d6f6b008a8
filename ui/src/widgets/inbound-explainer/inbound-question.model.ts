import { type InboundCall, isIpv4 } from '../../engines/call-routing/index.ts';
import { isMicrosoft } from './microsoft.model.ts';

/** The call in question, as entered. */
export type InboundQuestion = Pick<InboundCall, 'source' | 'host' | 'number'>;

/** Drops the port of an address or name, as copied from traces: no rule looks at it. */
const withoutPort = (text: string) => text.trim().replace(/^([^:]+):\d+$/, '$1');

/**
 * Why a source can't match a gateway: the call engine only knows IPv4 addresses. null: it is one,
 * or still empty.
 */
export function sourceProblem({
  source,
}: Pick<InboundQuestion, 'source'>): 'ipv6' | 'invalid' | null {
  const address = withoutPort(source);
  if (address === '' || isIpv4(address)) return null;
  return /^\[?(?=[^:]*:[^:]*:)[\da-f:.]+(?:%[^\]]*)?(?:\](?::\d+)?)?$/i.test(address)
    ? 'ipv6'
    : 'invalid';
}

/** Whether the input is enough to decide. */
export const isInboundQuestion = (question: InboundQuestion) =>
  question.source.trim() !== '' && question.host.trim() !== '' && sourceProblem(question) === null;

/** Turns the input into a call. */
export function inboundCallOf({ source, host, number }: InboundQuestion): InboundCall {
  const address = withoutPort(source);
  return {
    source: address,
    host: withoutPort(host),
    number,
    // Compared with the username of a registering carrier, including a leading +.
    user: number.trim(),
    isFromMicrosoft: isMicrosoft(address),
  };
}
