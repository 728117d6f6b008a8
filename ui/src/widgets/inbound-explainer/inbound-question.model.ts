import type { InboundCall } from '../../engines/call-routing/index.ts';
import { isMicrosoft } from './microsoft.model.ts';

/** The call in question, as entered. */
export type InboundQuestion = Pick<InboundCall, 'source' | 'host' | 'number'>;

/** Whether enough is entered to decide about the call. */
export const isInboundQuestion = ({ source, host }: InboundQuestion) =>
  source.trim() !== '' && host.trim() !== '';

/** The call that a question is about. */
export const inboundCallOf = ({ source, host, number }: InboundQuestion): InboundCall => ({
  source: source.trim(),
  host,
  number,
  user: number.replace(/^\+/, ''),
  isFromMicrosoft: isMicrosoft(source),
});
