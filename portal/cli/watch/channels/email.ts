import { createTransport } from 'nodemailer';
import type { Message } from '../core/messages.ts';
import { type Channel, NotDelivered } from './channel.ts';
import { headOf, linesOf, linkOf, plain, type Style } from './text.ts';

/** In ms. */
const patience = 10_000;

export type Mail = {
  /** smtp:// or smtps://, with username and password. */
  server: string;
  from: string;
  to: string;
};

/** The same in every attempt: mail servers that know Message-IDs keep one of two. */
const messageId = (id: string, from: string) => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
};

export function mailOf(message: Message, style: Style, { from, to }: Omit<Mail, 'server'>) {
  const link = linkOf(style, message.href);
  const [begun] = message.resolves;
  return {
    from,
    to,
    subject: `[${plain(message.target)}] ${headOf(message)}`,
    text: [
      headOf(message),
      '',
      ...linesOf(message),
      ...(link === undefined ? [] : ['', link]),
      '',
      `${plain(message.target)}, ${message.at}`,
    ].join('\n'),
    messageId: messageId(message.id, from),
    // Mail programs put an end below its beginning.
    ...(begun !== undefined && { inReplyTo: messageId(begun, from) }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Sends a password to another machine over an encrypted connection only. */
export function needsTls(server: string): boolean {
  const { hostname, password } = new URL(server);
  return password !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function problemOf(error: unknown): NotDelivered {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const answer =
    responseCode === undefined ? (code ?? 'no connection') : `answered ${responseCode}`;
  const said = code === 'ETLS' ? 'offers no TLS' : answer;
  // Only after the whole message was sent is a refusal one of its contents.
  const isRefused = code === 'EMESSAGE' && responseCode !== undefined && responseCode >= 500;
  return new NotDelivered(`The mail server: ${said}.`, { isRefused });
}

export function email(style: Style, mail: Mail, requireTLS = needsTls(mail.server)): Channel {
  const transport = createTransport({
    url: mail.server,
    requireTLS,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'email',
    send: async (message) => {
      try {
        await transport.sendMail(mailOf(message, style, mail));
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}
