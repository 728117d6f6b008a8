import { describe, expect, test } from 'vitest';
import { localCertificate } from './certificate.fixtures.ts';
import { email, needsTls } from './email.ts';
import { begin, closedAfterEach, end, style } from './fixtures.ts';
import { mailReceiver } from './receivers.ts';

const opened = closedAfterEach();

describe('email', () => {
  const people = { from: 'Watch <watch@example.com>', to: 'noc@example.com, duty@example.com' };
  const headersOf = (text: string) => text.split('\r\n\r\n', 1)[0]?.replaceAll('\r\n ', ' ') ?? '';

  test('reaches the server after a log-in, with the same Message-ID each time', async () => {
    const server = await opened(mailReceiver());
    const channel = email(style, { server: server.url, ...people });
    for (const message of [begin, begin, end]) await channel.send(message);
    const [first = '', again = '', last = ''] = server.received;
    expect(headersOf(first)).toContain(
      'Subject: [Northwind Telecom] Problem: Skyline is unregistered',
    );
    expect(headersOf(first)).toContain('Message-ID: <w-1@example.com>');
    expect(headersOf(first)).toContain('Auto-Submitted: auto-generated');
    expect(headersOf(again)).toContain('Message-ID: <w-1@example.com>');
    expect(headersOf(last)).toContain('In-Reply-To: <w-1@example.com>');
    expect(first).toContain('403 Forbidden');
    expect(first).toContain('https://console.example.com/internal/carriers/Skyline/edit');
  });

  test.each([
    ['smtp://me:secret@mail.example.com', true],
    ['smtp://relay.internal', false],
    ['smtp://me:secret@127.0.0.1:2525', false],
    ['smtp://me:secret@localhost', false],
  ])('%s needs TLS: %j', (server, expected) => {
    expect(needsTls(server)).toBe(expected);
  });

  test('without the TLS that it needs says no password', async () => {
    const server = await opened(mailReceiver());
    await expect(email(style, { server: server.url, ...people }, true).send(begin)).rejects.toThrow(
      'The mail server: offers no TLS.',
    );
    expect(server.received).toEqual([]);
  });

  test('over smtps says no password to a server that can’t prove its name', async () => {
    const server = await opened(mailReceiver([], localCertificate()));
    expect(server.url).toMatch(/^smtps:/);
    const sending = email(style, { server: server.url, ...people }).send(begin);
    await expect(sending).rejects.toMatchObject({
      message: 'The mail server: has no trusted certificate.',
      isRefused: false,
    });
    expect([server.received, server.usernames]).toEqual([[], []]);
  });

  test('is delivered where one of its recipients takes it', async () => {
    const server = await opened(mailReceiver([{ at: 'RCPT', code: 550 }]));
    await email(style, { server: server.url, ...people }).send(begin);
    expect(server.received).toHaveLength(1);
  });

  test('a name adds no header', async () => {
    const server = await opened(mailReceiver());
    const title = 'Sky\r\nBcc: all@example.com';
    await email(style, { server: server.url, ...people }).send({
      ...begin,
      target: 'North\r\nBcc: x@y.z',
      title,
    });
    expect(headersOf(server.received[0] ?? '')).not.toMatch(/^Bcc/m);
  });

  test.each([
    ['a wrong password', [], 'The mail server: answered 535.', false],
    [
      'recipients that are all refused',
      [
        { at: 'RCPT', code: 550 },
        { at: 'RCPT', code: 550 },
      ],
      'The mail server: answered 550.',
      false,
    ],
    ['a server that is busy', [{ at: 'DATA', code: 451 }], 'The mail server: answered 451.', false],
    [
      'a message that is refused',
      [{ at: 'DATA', code: 554 }],
      'The mail server: answered 554.',
      true,
    ],
  ] as const)('%s', async (name, answers, message, isRefused) => {
    const server = await opened(mailReceiver([...answers]));
    const url = name === 'a wrong password' ? `smtp://watch:wrong-one@${server.host}` : server.url;
    const sending = email(style, { server: url, ...people }).send(begin);
    await expect(sending).rejects.toMatchObject({ message, isRefused });
  });
});
