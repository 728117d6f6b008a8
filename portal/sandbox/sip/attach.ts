import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isOwnOrigin } from '../pages/own-pages.ts';
import { type Connection, createConnection } from './connection.ts';
import { longestMessage } from './message.ts';
import type { Phone } from './phone.ts';
import { handle } from './requests.ts';

const path = '/sip';
const protocol = 'sip';

/** IPv4, even if the socket uses IPv6. */
const plain = (ip = '') => ip.replace(/^::ffff:/, '');

const statusLines = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

type UpgradeRefusal = keyof typeof statusLines;

function refuseUpgrade(socket: Duplex, status: UpgradeRefusal): void {
  socket.end(`HTTP/1.1 ${status} ${statusLines[status]}\r\nConnection: close\r\n\r\n`);
}

/** Protocols that a client offers, possibly in one header. */
const offered = ({ headers }: IncomingMessage) =>
  (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());

function refusalOf(request: IncomingMessage, phone: Phone): UpgradeRefusal | undefined {
  const { host = '', origin } = request.headers;
  if (!isOwnOrigin(origin, `http://${host}`)) return 403;
  if (!offered(request).includes(protocol)) return 400;
  return phone.faults.take(({ refuseSocket }) => refuseSocket === true) && 503;
}

/**
 * Serves SIP over WebSocket (RFC 7118) at `/sip` of a server.
 * @returns call before the server closes: it would wait for open sockets
 */
export function attachSip(server: EventEmitter, phone: Phone): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    handleProtocols: () => protocol,
  });

  const connections = new Set<Connection>();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?')[0] !== path) {
      // Leaves other paths to other listeners; if there are none, refuses them.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404);
      return;
    }
    const refused = refusalOf(request, phone);
    if (refused) {
      refuseUpgrade(socket, refused);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const { remoteAddress, remotePort = 0, localAddress, localPort = 0 } = request.socket;
      const connection = createConnection({
        socket: webSocket,
        remote: { ip: plain(remoteAddress), port: remotePort },
        local: { ip: plain(localAddress), port: localPort },
        now: phone.now,
        onRequest: (message) =>
          handle(phone, connection, message).catch(() => connection.refuse(message, 500)),
      });
      connections.add(connection);
      connection.onClose(() => connections.delete(connection));
    });
  }
  server.on('upgrade', upgrade);

  function close(): void {
    server.off('upgrade', upgrade);
    for (const connection of connections) connection.close();
    sockets.close();
  }
  return close;
}
