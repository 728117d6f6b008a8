import type { Endpoint, TriedConnection, Unreachable } from '../../sip-capture.types.ts';
import type { Datagram } from '../internet.ts';
import { isTls } from './stream-reader.ts';

/** More than these are no capture of a call. */
const mostConnections = 2000;

/** 5060 and 5061, and those that servers take beside them. */
const isPortOfSip = ({ port }: Endpoint) => port >= 5060 && port <= 5099;

const SYN = 0x02;
const RST = 0x04;
const ACK = 0x10;

/** Sooner, it is a second capture of the same packet: a SYN is sent again after a second. In ms. */
const soonest = 100;

type Connection = {
  from: Endpoint;
  to: Endpoint;
  /** When its SYNs were sent. */
  sent: number[];
  state: 'tried' | 'refused' | 'open';
  isEncrypted: boolean;
  alert: TriedConnection['alert'];
};

/** A fatal alert of TLS that is not encrypted itself: it ends the handshake. */
function alertIn(bytes: Uint8Array): number | null {
  const [type, , , high, low, level, code = 0] = bytes;
  return type === 0x15 && high === 0 && low === 2 && level === 2 ? code : null;
}

const nameOf = (a: Endpoint, b: Endpoint) => `${a.ip} ${a.port} ${b.ip} ${b.port}`;

/** Tracks TCP connections to SIP ports, for a capture without SIP. */
export function createConnections() {
  const connections = new Map<string, Connection>();

  function begin(from: Endpoint, to: Endpoint): Connection | undefined {
    if (!isPortOfSip(to) || connections.size >= mostConnections) return undefined;
    const one: Connection = {
      from,
      to,
      sent: [],
      state: 'tried',
      isEncrypted: false,
      alert: null,
    };
    connections.set(nameOf(from, to), one);
    return one;
  }

  /** What the capture shows of a connection; if it predates the capture, the SIP port tells its sides. */
  function connectionOf(from: Endpoint, to: Endpoint, isStart: boolean): Connection | undefined {
    const there = connections.get(nameOf(from, to));
    if (there || isStart) return there ?? begin(from, to);
    const back = connections.get(nameOf(to, from));
    return back ?? (isPortOfSip(to) ? begin(from, to) : begin(to, from));
  }

  return {
    add({ at }: Datagram, from: Endpoint, to: Endpoint, tcp: Uint8Array): void {
      if (!isPortOfSip(from) && !isPortOfSip(to)) return;
      const flags = tcp[13] ?? 0;
      const isStart = (flags & (SYN | ACK)) === SYN;
      const one = connectionOf(from, to, isStart);
      if (!one) return;
      if (isStart) {
        if (at - (one.sent.at(-1) ?? Number.NEGATIVE_INFINITY) >= soonest) one.sent.push(at);
        return;
      }
      const isByCaller = from.ip === one.from.ip && from.port === one.from.port;
      if ((flags & RST) === 0) one.state = 'open';
      else if (!isByCaller && one.state === 'tried' && one.sent.length > 0) one.state = 'refused';
      const bytes = tcp.subarray(((tcp[12] ?? 0) >> 4) * 4);
      if (!isTls(bytes)) return;
      one.isEncrypted = true;
      const code = alertIn(bytes);
      if (code !== null) one.alert = { code, by: from };
    },

    /** Outcome of the last try per pair of hosts and port. @param unreachable reports of ICMP */
    tried(unreachable: readonly Unreachable[]): TriedConnection[] {
      const told = new Map<string, TriedConnection>();
      for (const { from, to, sent, state, isEncrypted, alert } of connections.values()) {
        const isLost = unreachable.some((one) => nameOf(one.from, one.to) === nameOf(from, to));
        const key = `${from.ip} ${to.ip} ${to.port}`;
        const before = told.get(key);
        const what = state === 'refused' ? state : state === 'tried' ? 'no answer' : 'encrypted';
        // The capture may have ended before a response could arrive.
        if (what === 'no answer' && sent.length < 2 && !isLost && before?.what !== what) continue;
        if (what === 'encrypted' && !isEncrypted) {
          told.delete(key);
          continue;
        }
        const all = before?.what === what ? [...before.sent, ...sent] : sent;
        told.set(key, { from, to, what, sent: all, alert });
      }
      return [...told.values()];
    },
  };
}
