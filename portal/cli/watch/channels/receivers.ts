import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/* Receivers for tests, on loopback. */

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** Responses in turn, then 200. 0 cuts the connection after reading the request. */
export type HttpAnswer = number | { status: number; headers: Record<string, string> };

/** @param onReceived called before responding */
export async function httpReceiver(answers: HttpAnswer[] = [], onReceived = () => {}) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      onReceived();
      const answer = answers.shift() ?? 200;
      if (answer === 0) return response.destroy();
      const { status, headers } =
        typeof answer === 'number' ? { status: answer, headers: {} } : answer;
      return response.writeHead(status, headers).end('ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const mailbox = { user: 'watch', password: 'Mail-Pass-1' };

type MailAnswer = { at: 'RCPT' | 'DATA'; code: number };

/**
 * A mail server that requires a log-in.
 * @param answers refusals in turn
 * @param certificate for smtps; without it the server has no TLS
 */
export async function mailReceiver(
  answers: MailAnswer[] = [],
  certificate?: { cert: string; key: string },
) {
  const received: string[] = [];
  const usernames: string[] = [];
  const refused = ({ code }: MailAnswer) =>
    Object.assign(new Error('Refused'), { responseCode: code });
  const takes = (at: MailAnswer['at']) => (answers[0]?.at === at ? answers.shift() : undefined);
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    ...(certificate && { secure: true, ...certificate }),
    onAuth: ({ username = '', password }, _, done) => {
      usernames.push(username);
      if (username === mailbox.user && password === mailbox.password) {
        done(null, { user: username });
      } else done(new Error('Wrong'));
    },
    onRcptTo: (_address, _session, done) => {
      const answer = takes('RCPT');
      done(answer && refused(answer));
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const answer = takes('DATA');
        if (answer) return done(refused(answer));
        received.push(text);
        return done();
      });
    },
  });
  // A client that doesn't trust the certificate drops the connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const [scheme, host] = certificate ? ['smtps', 'localhost'] : ['smtp', '127.0.0.1'];
  return {
    /** Includes the credentials, as in the environment. */
    url: `${scheme}://${mailbox.user}:${mailbox.password}@${host}:${port}`,
    host: `127.0.0.1:${port}`,
    received,
    /** Usernames of all log-in attempts. */
    usernames,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
