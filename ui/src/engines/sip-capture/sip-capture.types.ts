export type Endpoint = { ip: string; port: number };

/** One media stream that a message offers or accepts. */
export type SdpMedia = {
  /** 'audio' */
  kind: string;
  address: string;
  /** 0: not used; in an answer, refused. */
  port: number;
  /** 'RTP/SAVP' */
  protocol: string;
  /** 'PCMU', 'telephone-event'; the payload type of an unnamed one. */
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
  /** 'INVITE'; for a response, the method of its request. */
  method: string;
  /** Requests only. */
  uri: string;
  /** null: a request. */
  status: number | null;
  /** 'Forbidden' */
  reason: string;
  /** '' if the capture cut it off. */
  callId: string;
  /** null if the capture cut it off. */
  cseq: number | null;
  /** From the topmost Via. */
  branch: string;
  fromTag: string;
  /** '' on a request outside a dialog; null if the capture cut it off. */
  toTag: string | null;
  media: readonly SdpMedia[];
  /** As it was sent. */
  text: string;
  /** The capture holds only a part of it. */
  isCut: boolean;
  /** Index of the message that it repeats; null for the first. */
  repeats: number | null;
};

/** An ICMP report that a packet with SIP was not delivered. */
export type Unreachable = {
  at: number;
  /** Sender of the ICMP message. */
  by: string;
  /** Endpoints of the lost packet. */
  from: Endpoint;
  to: Endpoint;
  /** Closed port; host or network out of reach; refused by a firewall; packet too large for the path. */
  what: 'port' | 'host' | 'refused' | 'too large';
};

/** A TCP connection to a SIP port, and the outcome of the last try. */
export type TriedConnection = {
  /** The side that opened it, and the destination. */
  from: Endpoint;
  to: Endpoint;
  /** Reset, unanswered, or TLS, whose SIP can't be read. */
  what: 'refused' | 'no answer' | 'encrypted';
  /** Times of the tries: milliseconds since the epoch. */
  sent: readonly number[];
  /** The fatal TLS alert that ended the handshake, by number. */
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

/** A missing or unreadable part of a capture; `SipLadder` says it in its language. */
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
  /** Undelivered packets, as ICMP reported them. */
  unreachable?: readonly Unreachable[];
  /** In a capture without SIP: outcome of the connections that may have carried some. */
  connections?: readonly TriedConnection[];
  /** Packets that were looked at. */
  packets: number;
  /** Missing and unreadable parts. */
  notes: readonly CaptureNote[];
};

/** A side of a call, as people name it: the caller in SIP may be an application. */
export type CallSide = 'caller' | 'called side' | 'called party' | 'application';

/** What happened, and what to do about it. */
export type Outcome = { tone: 'good' | 'bad' | 'plain'; text: string };
