import type { Endpoint, SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';
import { byProtocol, onOneClock } from './outcome/clocks.ts';

/** A column of the ladder. */
export type Participant = { id: string; ip: string; label: string };

export type Rung = {
  index: number;
  message: SipMessage;
  /** Column indexes. */
  from: number;
  to: number;
  /** In ms since the first message; null for a time that is missing or measured by another clock. */
  offset: number | null;
};

const endpointText = ({ ip, port }: Endpoint) =>
  ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;

/**
 * Columns and rungs, in order of appearance. All ports of a host share a column, unless it talks to
 * itself.
 * @param names of hosts, by address: 'Carrier'
 */
export function ladderOf(messages: readonly SipMessage[], names: Readonly<Record<string, string>>) {
  const toItself = new Set(messages.flatMap(({ from, to }) => (from.ip === to.ip ? from.ip : [])));
  const participants: Participant[] = [];
  const columns = new Map<string, number>();
  const columnOf = (end: Endpoint) => {
    const id = toItself.has(end.ip) ? endpointText(end) : end.ip;
    const known = columns.get(id);
    if (known !== undefined) return known;
    columns.set(id, participants.length);
    participants.push({ id, ip: end.ip, label: names[end.ip] ?? '' });
    return participants.length - 1;
  };
  const { shiftOf, fault } = onOneClock(messages);
  const isFileOrder = fault === 'set back' || fault === 'no times';
  const timeOf = (one: SipMessage) => one.at + shiftOf(one);
  const ordered = messages
    .map((message, index) => ({ message, index }))
    .sort(
      (a, b) =>
        timeOf(a.message) - timeOf(b.message) ||
        (isFileOrder ? a.index - b.index : byProtocol(a.message, b.message)),
    );
  const zero = (ordered.find(({ message }) => !message.hasNoTime) ?? ordered[0])?.message;
  const rungs = ordered.map(({ message, index }): Rung => {
    const isOther = fault !== null && zero !== undefined && shiftOf(zero) !== shiftOf(message);
    return {
      index,
      message,
      from: columnOf(message.from),
      to: columnOf(message.to),
      offset:
        isOther || message.hasNoTime ? null : Math.max(0, message.at - (zero?.at ?? message.at)),
    };
  });
  return { participants, rungs };
}
