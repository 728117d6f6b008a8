import type { Endpoint, SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';

/** A column of the ladder. */
export type Participant = { id: string; ip: string; label: string };

export type Rung = {
  index: number;
  message: SipMessage;
  /** Columns. */
  from: number;
  to: number;
  /** Milliseconds since the first message. */
  offset: number;
  /** Milliseconds since the message before. */
  gap: number;
};

const endpointText = ({ ip, port }: Endpoint) =>
  ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`;

/**
 * Participants in order of appearance. A host is one column for all its ports, unless it talks to
 * itself.
 * @param names of hosts, by their address: 'Carrier'
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
  const zero = messages[0]?.at ?? 0;
  const rungs = messages.map(
    (message, index): Rung => ({
      index,
      message,
      from: columnOf(message.from),
      to: columnOf(message.to),
      offset: message.at - zero,
      gap: message.at - (messages[index - 1]?.at ?? message.at),
    }),
  );
  return { participants, rungs };
}
