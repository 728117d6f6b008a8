/** Time limit for the connection and the response to OPTIONS, in ms. */
const patience = 8000;

const token = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** A request that needs no user: RFC 3261 11.1. */
function optionsTo(url: string, realm: string): string {
  const host = `${token()}.invalid`;
  return [
    `OPTIONS sip:${realm} SIP/2.0`,
    `Via: SIP/2.0/${url.startsWith('wss') ? 'WSS' : 'WS'} ${host};branch=z9hG4bK${token()};rport`,
    'Max-Forwards: 70',
    `To: <sip:${realm}>`,
    `From: <sip:check@${host}>;tag=${token()}`,
    `Call-ID: ${token()}`,
    'CSeq: 1 OPTIONS',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');
}

type SocketFacts = {
  socket: 'open' | 'closed' | 'wrong-protocol';
  options?: number | null;
  /** This browser's public address, as the server sees it. */
  ownAddress?: string | undefined;
};

/** Status and `received` of a SIP response; null for any other text. */
export function readAnswer(text: string): { status: number; received: string | undefined } | null {
  const status = /^SIP\/2\.0 (\d{3})/.exec(text)?.[1];
  if (status === undefined) return null;
  const received = /^(?:Via|v):.*;received=\[?([^;\s\],]+)/im.exec(text)?.[1];
  return { status: Number(status), received };
}

/** Opens a WebSocket for SIP, sends OPTIONS and closes it. */
export const checkSocket = (url: string, realm: string): Promise<SocketFacts> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, 'sip');
    let isOpen = false;
    const finish = (facts: SocketFacts) => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      resolve(facts);
    };
    const timer = setTimeout(
      () => finish(isOpen ? { socket: 'open', options: null } : { socket: 'closed' }),
      patience,
    );
    socket.onopen = () => {
      if (socket.protocol !== 'sip') return finish({ socket: 'wrong-protocol' });
      isOpen = true;
      socket.send(optionsTo(url, realm || 'check.invalid'));
    };
    socket.onmessage = ({ data }) => {
      const answer = typeof data === 'string' ? readAnswer(data) : null;
      if (!answer) return;
      finish({ socket: 'open', options: answer.status, ownAddress: answer.received });
    };
    socket.onclose = () =>
      finish(isOpen ? { socket: 'open', options: null } : { socket: 'closed' });
  });
