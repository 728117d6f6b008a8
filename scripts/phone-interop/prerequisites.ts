import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages: Record<string, readonly string[]> = {
  kamailio: ['kamailio', 'kamailio-websocket-modules', 'kamailio-tls-modules'],
  rtpengine: ['rtpengine-daemon'],
  baresip: ['baresip-core'],
  sipp: ['sip-tester'],
  openssl: ['openssl'],
};

function isThere(tool: string): boolean {
  return (process.env['PATH'] ?? '')
    .split(':')
    .concat('/usr/sbin')
    .some((folder) => existsSync(`${folder}/${tool}`));
}

/** @returns missing Debian packages */
export const missingPackages = (): string[] =>
  Object.entries(packages).flatMap(([tool, names]) => (isThere(tool) ? [] : names));

const firstLine = (tool: string, option: string, pattern: RegExp) => {
  try {
    return pattern.exec(execFileSync(tool, [option], { encoding: 'utf8', stdio: 'pipe' }))?.[0];
  } catch (error) {
    // Some of them print their version and exit with an error.
    return pattern.exec(String(Object(error).stdout ?? ''))?.[0];
  }
};

/** Versions of the software that the phone is tested against. */
export const versions = () =>
  [
    firstLine('kamailio', '-v', /kamailio [\d.]+/),
    `rtpengine ${firstLine('dpkg-query', '-W', /rtpengine-daemon\s+\S+/)?.split(/\s+/)[1] ?? ''}`,
    firstLine('baresip', '-h', /baresip v[\d.]+/),
    firstLine('sipp', '-v', /SIPp v[\d.]+/),
  ]
    .filter(Boolean)
    .join(', ');
