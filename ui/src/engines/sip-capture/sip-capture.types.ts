export type Endpoint = { ip: string; port: number };

/** One stream of media that a message offers or accepts. */
export type SdpMedia = {
  /** 'audio' */
  kind: string;
  address: string;
  /** 0: not used; in an answer, refused. */
  port: number;
  /** 'RTP/SAVP' */
  protocol: string;
  /** 'PCMU', 'telephone-event'; the number for an unnamed one. */
  codecs: readonly string[];
  /** 'sendrecv' by default. */
  direction: string;
};

export type SipMessage = {
  /** Milliseconds since the epoch, with fractions. */
  at: number;
  /** The capture has no time for it: `at` only gives its place among the others. */
  hasNoTime?: boolean;
  from: Endpoint;
  to: Endpoint;
  transport: 'UDP' | 'TCP' | 'SCTP' | 'WebSocket';
  /** 'INVITE'; of an answer, what it answers. */
  method: string;
  /** Requests only. */
  uri: string;
  /** null: a request. */
  status: number | null;
  /** 'Forbidden' */
  reason: string;
  /** '' where the capture cut it away. */
  callId: string;
  /** null where the capture cut it away. */
  cseq: number | null;
  /** From the topmost Via. */
  branch: string;
  fromTag: string;
  /** '' on a request outside a dialog; null where the capture cut it away. */
  toTag: string | null;
  media: readonly SdpMedia[];
  /** As it was sent. */
  text: string;
  /** The capture has less of it than was sent. */
  isCut: boolean;
  /** Index of the message it repeats; null: it is the first. */
  repeats: number | null;
};

/** A router or host told by ICMP that a packet with SIP did not get through. */
export type Unreachable = {
  at: number;
  /** Address of the sender of the ICMP. */
  by: string;
  /** Ends of the packet that got lost. */
  from: Endpoint;
  to: Endpoint;
  /** Nothing listens on the port, the host or its network is out of reach, a firewall refuses it, or the path takes no packet so large. */
  what: 'port' | 'host' | 'refused' | 'too large';
};

/** A connection over TCP to a port of SIP, and what came of the last try. */
export type TriedConnection = {
  /** The side that opens it, and where to. */
  from: Endpoint;
  to: Endpoint;
  /** Reset instead of accepted, not answered at all, or of TLS, whose SIP can't be read. */
  what: 'refused' | 'no answer' | 'encrypted';
  /** When it was tried: milliseconds since the epoch. */
  sent: readonly number[];
  /** A fatal alert of TLS, by its number, which ended its handshake. */
  alert: { code: number; by: Endpoint } | null;
};

/** Packets that may hold SIP and can't be read. */
export type UnreadPackets = {
  kind: 'unread';
  why: 'encrypted' | 'compressed' | 'byteOrderMark' | 'linkType' | 'protocol';
  /** The encryption, the compressed protocol, the protocol, or the number of the link type. */
  name: string;
  /** The server's, on a connection over TCP. */
  port?: number;
  packets: number;
};

/** Why a capture may not show all that was sent; `SipLadder` says it in its language. */
export type CaptureNote =
  | {
      kind:
        | 'endsEarly'
        | 'breaksOff'
        | 'unreadablePart'
        | 'unpackedInPart'
        | 'holes'
        | 'fragments'
        | 'cut';
    }
  | { kind: 'tooMany'; packets: number }
  | UnreadPackets;

export type Capture = {
  messages: readonly SipMessage[];
  /** What ICMP told of their packets. */
  unreachable?: readonly Unreachable[];
  /** Where it shows no SIP: what came of connections that may have carried some. */
  connections?: readonly TriedConnection[];
  /** Packets that were looked at. */
  packets: number;
  /** Missing and unreadable parts. */
  notes: readonly CaptureNote[];
};

/** A side of a call, as people name it: what SIP calls the caller may be an application. */
export type CallSide = 'caller' | 'called side' | 'called party' | 'application';

/** What happened, and what to do about it. */
export type Outcome = { tone: 'good' | 'bad' | 'plain'; text: string };
