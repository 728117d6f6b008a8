import type {
  Endpoint,
  TriedConnection,
  Unreachable,
} from '../../../../../engines/sip-capture/sip-capture.types.ts';
import type { OutcomeSentences } from '../../outcome-sentences.ts';
import { unreachableFor } from './unreachable.ts';

/** More would only repeat the same. */
const most = 3;

type Telling = {
  who: (end: Endpoint) => string;
  unreachable: readonly Unreachable[];
  sentences: OutcomeSentences;
};

function toldOf(
  { from, to, what, sent, alert }: TriedConnection,
  { who, unreachable, sentences }: Telling,
): string[] {
  const ends = [who(from), who(to), to.port] as const;
  if (alert) {
    const alerts: Readonly<Record<number, string>> = sentences.alerts;
    const why = alerts[alert.code] ?? sentences.alert(alert.code);
    return [sentences.handshakeFailed(...ends, who(alert.by), why)];
  }
  if (what === 'encrypted') return [sentences.connections.encrypted(...ends)];
  const [first = 0] = sent;
  const last = sent.at(-1) ?? first;
  const words = sentences.connections[what](...ends, sent.length, last - first);
  const told = what === 'refused' ? null : unreachableFor({ from, to, at: last }, unreachable);
  if (!told) return [words];
  // For a TCP connection, 'port unreachable' comes from a firewall, not from a host.
  const reported = told.what === 'port' ? 'refused' : told.what;
  const by = who({ ip: told.by, port: 0 });
  return [words, sentences.unreachable[reported](by, who(to), to.port)];
}

/** Explains why a capture has no SIP: the outcome of connections that may have carried it. */
export const toldOfConnections = (
  connections: readonly TriedConnection[],
  telling: Telling,
): string[] => connections.slice(0, most).flatMap((one) => toldOf(one, telling));
