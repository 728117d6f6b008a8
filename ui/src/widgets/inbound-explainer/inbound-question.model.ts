import type { InboundCall } from '../../engines/call-routing/index.ts';
import { isMicrosoft } from './microsoft.model.ts';

/** The call in question, as entered. */
export type InboundQuestion = Pick<InboundCall, 'source' | 'host' | 'number'>;

/** Whether enough is entered to decide about the call. */
export const isInboundQuestion = ({ source, host }: InboundQuestion) =>
  source.trim() !== '' && host.trim() !== '';

/** As traces show it: an address or a name, with or without a port that no rule looks at. */
const withoutPort = (text: string) => text.trim().replace(/^([^:]+):\d+$/, '$1');

/** The call that a question is about. */
export function inboundCallOf({ source, host, number }: InboundQuestion): InboundCall {
  const address = withoutPort(source);
  return {
    source: address,
    host: withoutPort(host),
    number,
    user: number.trim().replace(/^\+/, ''),
    isFromMicrosoft: isMicrosoft(address),
  };
}
