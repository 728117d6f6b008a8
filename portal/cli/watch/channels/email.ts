import { createTransport } from 'nodemailer';
import type { Message } from '../core/messages.ts';
import { type Channel, NotDelivered } from './channel.ts';
import { headOf, linesOf, linkOf, plain, type Style } from './text.ts';

/** Timeout in ms. */
const patience = 10_000;

export type Mail = {
  /** smtp:// or smtps://, with username and password. */
  server: string;
  from: string;
  to: string;
};

/** Stays the same in every attempt, so that mail servers can drop duplicates. */
const messageId = (id: string, from: string) => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
};

function mailOf(message: Message, style: Style, { from, to }: Omit<Mail, 'server'>) {
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
    // Makes mail programs thread an end with its beginning.
    ...(begun !== undefined && { inReplyTo: messageId(begun, from) }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Whether the connection must be encrypted: it is for a password sent to another machine. */
export function needsTls(server: string): boolean {
  const { hostname, password } = new URL(server);
  return password !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

type MailError = { code?: string; responseCode?: number; message: string };

function saidBy({ code = 'no connection', responseCode, message }: MailError): string {
  // Certificate errors come from OpenSSL and Node; those of the server have a code.
  const isUntrusted = responseCode === undefined && /certificate|altnames/i.test(message);
  if (isUntrusted) return 'has no trusted certificate';
  if (code === 'ETLS') return 'offers no TLS';
  return responseCode === undefined ? code : `answered ${responseCode}`;
}

function problemOf(error: unknown): NotDelivered {
  const problem = error as MailError;
  const { code, responseCode } = problem;
  // A refusal concerns the content only after the whole message was sent.
  const isRefused = code === 'EMESSAGE' && responseCode !== undefined && responseCode >= 500;
  return new NotDelivered(`The mail server: ${saidBy(problem)}.`, { isRefused });
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
