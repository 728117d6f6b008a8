import { freePort } from '../../lib/portal.ts';
import { begin, until } from '../processes.ts';

/** Starts rtpengine in user space: DTLS-SRTP and ICE on the browser's side, plain RTP on the other. */
export async function startMediaProxy() {
  const port = await freePort();
  async function launch() {
    const server = begin('rtpengine', [
      // Debian's settings would open more ports.
      '--config-file=none',
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
    const isUp = () => /Startup complete/.test(server.output());
    await until('rtpengine starts', isUp).catch((error) => {
      throw new Error(`${error.message}\n${server.output()}`);
    });
    return server;
  }
  let server = await launch();
  return {
    /** Port of its control protocol. */
    port,
    cut: () => server.end(),
    async comeBack() {
      server = await launch();
    },
  };
}

export type MediaProxy = Awaited<ReturnType<typeof startMediaProxy>>;
