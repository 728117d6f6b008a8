import { generateKeyPairSync, sign } from 'node:crypto';

/* Node has no way to make a certificate: this writes the DER of a self-signed one (RFC 5280). */

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const bytes = (...all: readonly number[]) => Uint8Array.from(all);
const text = (value: string) => Buffer.from(value, 'latin1');
const generalizedTime = (date: Date) =>
  der(0x18, text(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const bitString = (content: Uint8Array) => der(0x03, bytes(0), content);

const oid = {
  ecdsaWithSha256: der(0x06, bytes(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)),
  commonName: der(0x06, bytes(0x55, 0x04, 0x03)),
  subjectAltName: der(0x06, bytes(0x55, 0x1d, 0x11)),
};

const day = 24 * 3600 * 1000;

/** A certificate for localhost, valid from yesterday until tomorrow, and its key, both as PEM. */
export function localCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid.ecdsaWithSha256);
  const name = sequence(der(0x31, sequence(oid.commonName, der(0x0c, text('localhost')))));
  const dnsName = sequence(der(0x82, text('localhost')));
  const certificate = sequence(
    der(0xa0, der(0x02, bytes(2))),
    der(0x02, bytes(1)),
    algorithm,
    name,
    sequence(
      generalizedTime(new Date(Date.now() - day)),
      generalizedTime(new Date(Date.now() + day)),
    ),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid.subjectAltName, der(0x04, dnsName)))),
  );
  const signature = sign('sha256', certificate, privateKey);
  const base64 = sequence(certificate, algorithm, bitString(signature)).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
