import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../lib/portal.ts';
import { begin, filled, folder, until } from '../processes.ts';
import { tone } from '../recording.ts';

type FarEvent = { type?: string; param?: string };

/** Reads netstrings of baresip's ctrl_tcp, each a JSON object. */
function readNetstrings(socket: Socket, onObject: (object: FarEvent) => void): void {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (let head = /^(\d+):/.exec(text); head; head = /^(\d+):/.exec(text)) {
      const begins = head[0].length;
      const ends = begins + Number(head[1]);
      if (text.length <= ends) return;
      onObject(JSON.parse(text.slice(begins, ends)));
      text = text.slice(ends + 1);
    }
  });
}

const connectTo = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });

/** Starts baresip, which rings, answers on command, sends a tone and records what it hears. */
export async function startFarEnd() {
  const [sipPort, controlPort] = [await freePort(), await freePort()];
  const home = join(folder, 'far-end');
  mkdirSync(home);
  writeFileSync(join(home, 'tone.wav'), tone());
  writeFileSync(
    join(home, 'config'),
    filled('baresip.config', { sipPort, controlPort, folder: home }),
  );
  const account = (name: string, codec: string) =>
    `<sip:${name}@127.0.0.1:${sipPort}>;regint=0;answermode=manual;audio_codecs=${codec}\n`;
  writeFileSync(
    join(home, 'accounts'),
    account('pcmu', 'PCMU/8000/1') + account('opus', 'opus/48000/2'),
  );
  const server = begin('baresip', ['-f', home]);
  const events: FarEvent[] = [];
  let socket: Socket | undefined;
  await until('baresip starts', async () => {
    socket = await connectTo(controlPort).catch(() => undefined);
    return socket !== undefined;
  }).catch((error) => {
    throw new Error(`${error.message}\n${server.output()}`);
  });
  if (!socket) throw new Error('baresip: no control');
  readNetstrings(socket, (event) => events.push(event));
  const tell = (command: string, params?: string) => {
    const text = JSON.stringify({ command, params });
    socket?.write(`${text.length}:${text},`);
  };
  const recordings = () => readdirSync(home).filter((name) => name.endsWith('-dec.wav'));
  return {
    addressOf: (codec: 'pcmu' | 'opus') => `sip:${codec}@127.0.0.1:${sipPort}`,
    output: server.output,
    events,
    answer: () => tell('accept'),
    /** Places a call with PCMU. */
    dial: (address: string) => tell('dial', address),
    hangUp: () => tell('hangup'),
    /** Number of calls it has recorded: grows once it hears the next one. */
    recorded: () => recordings().length,
    /** Recording of the latest call: the file is still growing. */
    recording: () => {
      const file = recordings().sort().at(-1);
      if (!file) throw new Error('baresip has recorded nothing');
      return join(home, file);
    },
  };
}

export type FarEnd = Awaited<ReturnType<typeof startFarEnd>>;
