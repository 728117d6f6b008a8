import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../lib/portal.ts';
import { begin, filled, folder, until } from '../processes.ts';

/** Creates a certificate that only this run trusts. @returns the hash by which Chromium knows its key */
function createCertificate(certificate: string, key: string): string {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'pipe' },
  );
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** Starts Kamailio between the browser and everyone else. */
export async function startSipProxy(mediaPort: number) {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const keyHash = createCertificate(certificate, key);
  const [wssPort, sipPort, controlPort] = [await freePort(), await freePort(), await freePort()];
  const settings = join(folder, 'kamailio.cfg');
  writeFileSync(
    settings,
    filled('kamailio.cfg', { certificate, key, wssPort, sipPort, controlPort, mediaPort }),
  );

  async function control(method: string, ...params: readonly string[]): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${controlPort}/`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`);
  }

  async function launch() {
    const arguments_ = ['-f', settings, '-DD', '-E', '-m', '64', '-M', '8', '-Y', folder];
    const server = begin('kamailio', arguments_);
    const isUp = () =>
      control('core.uptime').then(
        () => true,
        () => false,
      );
    await until('kamailio answers', isUp).catch((error) => {
      throw new Error(`${error.message}\n${server.output()}`);
    });
    return server;
  }

  let server = await launch();
  return {
    url: `wss://127.0.0.1:${wssPort}`,
    keyHash,
    /** Address of a registered user, for calls from inside. */
    addressOf: (username: string) => `sip:${username}@127.0.0.1:${sipPort}`,
    output: () => server.output(),
    setPassword: (username: string, password: string) =>
      control('htable.sets', 'passwords', username, password),
    /** @param address destination of the next calls, such as sip:pcmu@127.0.0.1:5080 */
    routeTo: (address: string) => control('htable.sets', 'routes', 'callee', address),
    cut: () => server.end(),
    async comeBack() {
      server = await launch();
    },
  };
}

export type SipProxy = Awaited<ReturnType<typeof startSipProxy>>;
