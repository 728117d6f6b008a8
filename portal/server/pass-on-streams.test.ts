import { once } from 'node:events';
import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { answerTo, ask, send, usesWorld, world } from './pass-on.fixtures.ts';

usesWorld();

it('a call that the platform drops gets no answer', async () => {
  world.platform = (incoming) => incoming.socket.destroy();
  const answer = await ask('/api/v1/Users');
  expect(answer.statusCode).toBe(502);
  expect(await text(answer)).toContain('gave no answer (ECONNRESET)');
});

it('an answer that breaks off is not taken for a whole one', async () => {
  world.platform = (_, outgoing) => {
    outgoing.write('[1,', () => outgoing.destroy());
  };
  await expect(text(await ask('/api/v1/Users'))).rejects.toThrow('aborted');
});

it('an upload that is refused half-way gets its refusal, not a broken connection', async () => {
  world.platform = (incoming, outgoing) => {
    outgoing.writeHead(413, { Connection: 'close' }).end('too large', () => incoming.destroy());
  };
  const call = send('/api/v1/Uploads', { method: 'POST', headers: { 'Content-Length': 1e7 } });
  // The rest has nowhere to go once the refusal is there.
  call.on('error', () => undefined);
  call.write(Buffer.alloc(100_000));
  const answer = await answerTo(call);
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large']);
  call.destroy();
});

it('a refused upload leaves the connection to the next call', async () => {
  world.platform = ({ method }, outgoing) =>
    outgoing.writeHead(method === 'POST' ? 413 : 200).end();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const upload = send('/api/v1/Uploads', { method: 'POST', agent });
  const refusal = await answerTo(upload.end(Buffer.alloc(64 * 1024 * 1024)));
  const { socket } = refusal;
  await finished(refusal.resume());
  const next = await ask('/api/v1/Users', { agent });
  expect(next.statusCode).toBe(200);
  expect(next.socket).toBe(socket);
  agent.destroy();
});

it('an answer arrives while the platform still writes it', async () => {
  let end = () => {};
  world.platform = (_, outgoing) => {
    outgoing.write('first');
    end = () => outgoing.end(' last');
  };
  const answer = await ask('/api/v1/Recordings');
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(String(first)).toBe('first');
  end();
  expect(await text(answer)).toBe(' last');
});

it('headers arrive before the first byte of the body', async () => {
  let end = () => {};
  world.platform = (_, outgoing) => {
    outgoing.flushHeaders();
    end = () => outgoing.end('all');
  };
  const answer = await ask('/api/v1/Recordings');
  end();
  expect(await text(answer)).toBe('all');
});

it('an upload arrives while the caller still sends it', async () => {
  const parts: string[] = [];
  let isThere = () => {};
  const arrival = new Promise<void>((resolve) => {
    isThere = resolve;
  });
  world.platform = async (incoming, outgoing) => {
    for await (const part of incoming) {
      parts.push(String(part));
      isThere();
    }
    outgoing.end();
  };
  const call = send('/api/v1/Uploads', { method: 'POST' });
  call.write('first');
  await arrival;
  expect(parts).toEqual(['first']);
  call.end(' last');
  await finished((await answerTo(call)).resume());
  expect(parts.join('')).toBe('first last');
});

it.each([
  ['before the answer', false],
  ['amid the answer', true],
])('a caller who leaves %s ends the call to the platform', async (_, hasBegun) => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  world.platform = (_, outgoing) => {
    outgoing.once('close', isLeft);
    if (hasBegun) outgoing.write('first');
    isAsked();
  };
  const call = send('/api/v1/Recordings');
  call.on('error', () => undefined);
  call.end();
  await (hasBegun ? answerTo(call) : asked);
  call.destroy();
  await left;
});

it('connections to the platform are kept for the next call', async () => {
  const connections = new Set<unknown>();
  world.platform = ({ socket }, outgoing) => {
    connections.add(socket);
    outgoing.end('{}');
  };
  for (let turn = 0; turn < 3; turn += 1) await text(await ask('/api/v1/Users'));
  expect(connections.size).toBe(1);
});

it.each(['GET', 'POST', 'DELETE'])(
  'a kept connection that the platform closes costs a %s nothing',
  async (method) => {
    const used = new Set<unknown>();
    world.platform = ({ socket }, outgoing) => {
      if (used.has(socket)) socket.destroy();
      else outgoing.end('{}');
      used.add(socket);
    };
    await text(await ask('/api/v1/Users'));
    expect((await ask('/api/v1/Users', { method })).statusCode).toBe(200);
  },
);

/** More than the buffers of all sockets between the two ends. */
const size = 64 * 1024 * 1024;

/** `size` bytes, made when they are wanted; `made` counts them. */
function* bytes(made: { count: number }) {
  const part = Buffer.alloc(64 * 1024);
  for (; made.count < size; made.count += part.length) yield part;
}

/** Until nothing more is made while another call goes through. */
async function heldBack(made: { count: number }): Promise<void> {
  for (let before = -1; before !== made.count; ) {
    before = made.count;
    await text(await ask('/api/v1/Users'));
  }
}

it('a recording is fetched no faster than the caller takes it', async () => {
  const made = { count: 0 };
  world.platform = ({ url }, outgoing) => {
    if (url?.endsWith('/Recordings')) Readable.from(bytes(made)).pipe(outgoing);
    else outgoing.end();
  };
  const answer = await ask('/api/v1/Recordings');
  await heldBack(made);
  expect(made.count).toBeLessThan(size / 2);
  let received = 0;
  for await (const part of answer) received += (part as Buffer).length;
  expect(received).toBe(size);
});

it('an upload is taken no faster than the platform reads it', async () => {
  const made = { count: 0 };
  let received = 0;
  let readOn = () => {};
  world.platform = (incoming, outgoing) => {
    if (!incoming.url?.endsWith('/Uploads')) return outgoing.end();
    readOn = async () => {
      for await (const part of incoming) received += (part as Buffer).length;
      outgoing.end();
    };
  };
  const call = send('/api/v1/Uploads', { method: 'POST' });
  const sent = pipeline(Readable.from(bytes(made)), call);
  await heldBack(made);
  expect(made.count).toBeLessThan(size / 2);
  readOn();
  await finished((await answerTo(call)).resume());
  await sent;
  expect(received).toBe(size);
});
