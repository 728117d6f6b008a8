import { type InboundCall, isIpv4 } from '../../engines/call-routing/index.ts';
import { isMicrosoft } from './microsoft.model.ts';

/** The call in question, as entered. */
export type InboundQuestion = Pick<InboundCall, 'source' | 'host' | 'number'>;

/** As traces show it: an address or a name, with or without a port that no rule looks at. */
const withoutPort = (text: string) => text.trim().replace(/^([^:]+):\d+$/, '$1');

/**
 * Why a source is compared with no gateway: the call engine knows IPv4 addresses only. null where it is
 * one, and where there is none yet.
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

/** Whether enough is entered to decide about the call. */
export const isInboundQuestion = (question: InboundQuestion) =>
  question.source.trim() !== '' && question.host.trim() !== '' && sourceProblem(question) === null;

/** The call that a question is about. */
export function inboundCallOf({ source, host, number }: InboundQuestion): InboundCall {
  const address = withoutPort(source);
  return {
    source: address,
    host: withoutPort(host),
    number,
    // Compared with the user name of a carrier that registers, leading + and all.
    user: number.trim(),
    isFromMicrosoft: isMicrosoft(address),
  };
}
