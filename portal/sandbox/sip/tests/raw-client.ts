import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { tagOf } from '../address.ts';
import { digestOf } from '../digest.ts';
import {
  answerTo,
  type Header,
  headerOf,
  isRequest,
  parseSip,
  type SipMessage,
  type SipRequest,
  type SipResponse,
  sipText,
} from '../message.ts';

export type Identity = { username: string; password: string; realm: string };

type More = { headers?: readonly Header[]; body?: string; cseq?: number };

const random = () => randomBytes(6).toString('hex');
const challenge = /nonce="([^"]+)"/;

/** A SIP client over WebSocket without any rules: it sends whatever a test says. */
export async function openClient(port: number, { username, password, realm }: Identity) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/sip`, 'sip');
  const messages: SipMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    messages.push(parseSip(data.toString()));
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  /** First matching message in order of arrival; each is taken once. */
  function next<Found extends SipMessage>(
    fits: (message: SipMessage) => message is Found,
  ): Promise<Found> {
    return new Promise((resolve) => {
      function look(): void {
        const found = messages.find(fits);
        if (!found) return;
        messages.splice(messages.indexOf(found), 1);
        waiting.delete(look);
        resolve(found);
      }
      waiting.add(look);
      look();
    });
  }

  const tag = random();
  const contact = `<sip:${username}@${random()}.invalid;transport=ws>`;
  let lastCseq = 0;
  const nextCseq = () => {
    lastCseq += 1;
    return lastCseq;
  };

  function request(method: string, uri: string, callId: string, more: More = {}): SipRequest {
    const { headers = [], body = '', cseq = nextCseq() } = more;
    const to = method === 'REGISTER' ? `sip:${username}@${realm}` : uri;
    const given = new Set(headers.map(([name]) => name));
    const usual: Header[] = [
      ['Via', `SIP/2.0/WS client.invalid;branch=z9hG4bK${random()}`],
      ['Max-Forwards', '70'],
      ['From', `<sip:${username}@${realm}>;tag=${tag}`],
      ['To', `<${to}>`],
      ['Call-ID', callId],
      ['CSeq', `${cseq} ${method}`],
      ['Contact', contact],
    ];
    const type: Header[] = body === '' ? [] : [['Content-Type', 'application/sdp']];
    return {
      method,
      uri,
      headers: [...usual, ...type].filter(([name]) => !given.has(name)).concat(headers),
      body,
    };
  }

  const send = (message: SipMessage) => socket.send(sipText(message));

  /** Next response to a request. */
  const answer = (
    sent: SipRequest,
    fits: (status: number) => boolean = (status) => status >= 200,
  ) =>
    next(
      (message): message is SipResponse =>
        !isRequest(message) &&
        headerOf(message, 'Call-ID') === headerOf(sent, 'Call-ID') &&
        headerOf(message, 'CSeq') === headerOf(sent, 'CSeq') &&
        fits(message.status),
    );

  /** Credentials for a challenge. */
  function proof(challenged: SipResponse, method: string, uri: string): Header {
    const isProxy = challenged.status === 407;
    const asked = headerOf(challenged, isProxy ? 'Proxy-Authenticate' : 'WWW-Authenticate') ?? '';
    const [, nonce = ''] = challenge.exec(asked) ?? [];
    const parts = { username, realm, nonce, uri, qop: 'auth', nc: '00000001', cnonce: 'c' };
    const response = digestOf(parts, method, password);
    const quoted = { username, realm, nonce, uri, response, cnonce: 'c' };
    const list = Object.entries(quoted).map(([name, value]) => `${name}="${value}"`);
    return [
      isProxy ? 'Proxy-Authorization' : 'Authorization',
      `Digest ${list.join(', ')}, qop=auth, nc=00000001, algorithm=MD5`,
    ];
  }

  /** Sends a request, and again with credentials for its challenge. */
  async function sendChallenged(method: string, uri: string, more: More = {}) {
    const callId = random();
    const first = request(method, uri, callId, more);
    send(first);
    const challenged = await answer(first);
    if (challenged.status !== 401 && challenged.status !== 407) {
      return { sent: first, refused: challenged };
    }
    if (method === 'INVITE') acknowledge(first, challenged);
    const headers = [...(more.headers ?? []), proof(challenged, method, uri)];
    const sent = request(method, uri, callId, { ...more, headers });
    send(sent);
    return { sent };
  }

  async function ask(method: string, uri: string, more: More = {}) {
    const { sent, refused } = await sendChallenged(method, uri, more);
    return { sent, final: refused ?? (await answer(sent)) };
  }

  /** The CANCEL of an INVITE. */
  function cancel({ uri, headers }: SipRequest): SipRequest {
    const same = headers.filter(([name]) => ['Via', 'From', 'To', 'Call-ID'].includes(name));
    const cseq = headers.find(([name]) => name === 'CSeq')?.[1] ?? '';
    const own: Header = ['CSeq', cseq.replace('INVITE', 'CANCEL')];
    return { method: 'CANCEL', uri, headers: [...same, own], body: '' };
  }

  /** Headers for a request in the dialog of a response. */
  const within = (sent: SipRequest, final: SipResponse): Header[] => [
    ['To', headerOf(final, 'To') ?? ''],
    ['Call-ID', headerOf(sent, 'Call-ID') ?? ''],
  ];

  function acknowledge(sent: SipRequest, final: SipResponse): void {
    const cseq = Number.parseInt(headerOf(sent, 'CSeq') ?? '', 10);
    const callId = headerOf(sent, 'Call-ID') ?? '';
    const via: Header = ['Via', headerOf(sent, 'Via') ?? ''];
    const headers = final.status < 300 ? within(sent, final) : [...within(sent, final), via];
    send(request('ACK', sent.uri, callId, { cseq, headers }));
  }

  return {
    username,
    contact,
    send,
    sendText: (text: string) => socket.send(text),
    request,
    answer,
    ask,
    /** Sends an INVITE that passes its challenge but isn't answered yet. */
    invite: async (uri: string, offer: string | Promise<string>) =>
      sendChallenged('INVITE', uri, { body: await offer }),
    cancel,
    acknowledge,
    /** Sends a request within the dialog of a call, and returns its final response. */
    async inDialog(sent: SipRequest, final: SipResponse, method: string, more: More = {}) {
      const callId = headerOf(sent, 'Call-ID') ?? '';
      const headers = [...within(sent, final), ...(more.headers ?? [])];
      const made = request(method, sent.uri, callId, { ...more, headers });
      send(made);
      return answer(made);
    },
    /** Next request of the platform with a method. */
    asked: (method: string) =>
      next((message): message is SipRequest => isRequest(message) && message.method === method),
    reply: (to: SipRequest, status: number, body?: string) =>
      send(
        answerTo(to, status, {
          toTag: tag,
          headers: [['Contact', contact]],
          ...(body !== undefined && { body: ['application/sdp', body] }),
        }),
      ),
    register: (expires = 600) =>
      ask('REGISTER', `sip:${realm}`, { headers: [['Expires', String(expires)]] }),
    /** Number of messages from the platform not read yet. */
    unread: () => messages.length,
    closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    close: () => socket.close(),
    tagOf: (final: SipResponse) => tagOf(headerOf(final, 'To')),
  };
}

export type RawClient = Awaited<ReturnType<typeof openClient>>;
