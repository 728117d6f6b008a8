import { begin, freePort, until } from '../processes.ts';

/** rtpengine in user space: DTLS-SRTP and ICE on the browser's side, plain RTP on the other. @returns its control port */
export async function startMediaProxy(): Promise<number> {
  const port = await freePort();
  const server = begin('rtpengine', [
    '--interface=127.0.0.1',
    `--listen-ng=127.0.0.1:${port}`,
    '--table=-1',
    '--port-min=30000',
    '--port-max=39999',
    '--foreground',
    '--log-stderr',
    '--log-level=6',
    '--num-threads=2',
  ]);
  await until('rtpengine starts', () => /Startup complete/.test(server.output())).catch((error) => {
    throw new Error(`${error.message}\n${server.output()}`);
  });
  return port;
}
