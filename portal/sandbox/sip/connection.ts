import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Datagram, Endpoint } from '../evidence/packets.ts';
import {
  answerTo,
  cseqOf,
  headerOf,
  isRequest,
  MalformedSip,
  parseSip,
  type SipMessage,
  type SipRequest,
  type SipResponse,
  sipText,
} from './message.ts';
import { reasonOf } from './reasons.ts';

/** Maximum number of dialogs with stored messages, and of messages per dialog. */
const mostDialogs = 50;
const mostMessages = 500;

export const branchOf = (message: SipMessage) =>
  /;\s*branch=([^;,\s]+)/i.exec(headerOf(message, 'Via') ?? '')?.[1] ?? '';

/** A CANCEL has the branch of its INVITE. */
const transactionOf = (message: SipMessage) => `${branchOf(message)} ${cseqOf(message).method}`;

type Asked = { request: SipRequest; heard: (answer: SipResponse) => void };

type Options = {
  socket: WebSocket;
  /** As the platform sees it. */
  remote: Endpoint;
  local: Endpoint;
  now: () => Date;
  onRequest: (request: SipRequest) => void;
};

/** One WebSocket of a client: requests of both ends, and every message with its time. */
export function createConnection({ socket, remote, local, now, onRequest }: Options) {
  const asked = new Map<string, Asked>();
  const captured = new Map<string, Datagram[]>();
  const closed = new Set<() => void>();

  /** Messages of a dialog so far; the list grows. */
  function messagesOf(callId: string): Datagram[] {
    const known = captured.get(callId);
    if (known) return known;
    const messages: Datagram[] = [];
    captured.set(callId, messages);
    const [oldest] = captured.keys();
    if (captured.size > mostDialogs && oldest !== undefined) captured.delete(oldest);
    return messages;
  }

  function capture(message: SipMessage, text: string, from: Endpoint, to: Endpoint): void {
    const messages = messagesOf(headerOf(message, 'Call-ID') ?? '');
    if (messages.length < mostMessages) messages.push({ time: now().getTime(), from, to, text });
  }

  function send(message: SipMessage): void {
    const text = sipText(message);
    capture(message, text, local, remote);
    if (socket.readyState === socket.OPEN) socket.send(text);
  }

  function receive(text: string): void {
    const message = parseSip(text);
    capture(message, text, remote, local);
    if (isRequest(message)) {
      onRequest(message);
      return;
    }
    const key = transactionOf(message);
    const waiting = asked.get(key);
    if (message.status >= 200) asked.delete(key);
    waiting?.heard(message);
  }

  socket.on('message', (data) => {
    const text = data.toString();
    // A keep-alive and its response (RFC 7118, 6; RFC 5626, 4.4.1).
    if (text === '\r\n\r\n') return socket.send('\r\n');
    if (text.trim() === '') return;
    try {
      receive(text);
    } catch (error) {
      if (!(error instanceof MalformedSip)) throw error;
      if (error.request && error.request.method !== 'ACK') {
        send(answerTo(error.request, 400, { reason: error.message }));
      }
    }
  });
  function leave(): void {
    for (const listener of closed) listener();
    closed.clear();
    const unanswered = [...asked.values()];
    asked.clear();
    for (const { request, heard } of unanswered) heard(answerTo(request, 503));
  }
  socket.on('close', leave);
  // A frame that violates RFC 6455 or is too long: the socket closes by itself.
  socket.on('error', () => {});

  return {
    remote,
    local,
    send,
    messagesOf,
    /** Sends a request. The listener gets its responses up to the final one; 503 without a socket. */
    ask(request: SipRequest, heard: (answer: SipResponse) => void): void {
      if (socket.readyState === socket.OPEN) {
        asked.set(transactionOf(request), { request, heard });
        send(request);
      } else heard(answerTo(request, 503));
    },
    /** Registers a listener for the end of the socket. @returns call to unsubscribe */
    onClose(listener: () => void): () => void {
      closed.add(listener);
      return () => closed.delete(listener);
    },
    via: () =>
      `SIP/2.0/WS ${local.ip}:${local.port};branch=z9hG4bK${randomBytes(8).toString('hex')}`,
    contact: () => `<sip:sandbox@${local.ip}:${local.port};transport=ws>`,
    refuse: (request: SipRequest, status: number) =>
      send(answerTo(request, status, { reason: reasonOf(status), toTag: newTag() })),
    close(): void {
      leave();
      socket.terminate();
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;

export const newTag = () => randomBytes(5).toString('hex');
