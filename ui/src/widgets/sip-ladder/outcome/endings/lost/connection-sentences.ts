import { formatDuration } from '../../../../../tokens/format/index.ts';

const often = (times: number, ms: number) =>
  times > 1 ? `, ${times} times in ${formatDuration(ms)}` : '';

/** Outcome of connections to SIP ports, for a capture without SIP. `by`, `from` and `to` come from `who`. */
export const connectionSentences = {
  connections: {
    refused: (from: string, to: string, port: number, times: number, ms: number) =>
      `The TCP connection from ${from} to ${to}, port ${port}, was refused${often(times, ms)}. Check the port, that SIP runs there over TCP, and that a firewall lets it through.`,
    'no answer': (from: string, to: string, port: number, times: number, ms: number) =>
      `The TCP connection from ${from} to ${to}, port ${port}, had no answer${often(times, ms)}. Check the address and port, and that a firewall lets SIP over TCP through.`,
    encrypted: (from: string, to: string, port: number) =>
      `What ${from} and ${to} exchange on port ${port} is encrypted (TLS): SIP in it can't be read. Capture it where it is not encrypted, or look at the log of one of the two.`,
  },
  /** @param why one of `alerts` */
  handshakeFailed: (from: string, to: string, port: number, by: string, why: string) =>
    `The TLS handshake from ${from} to ${to}, port ${port}, failed: ${by} ${why}.`,
  /** By alert number (RFC 8446, 6). Follows the side that sent it. */
  alerts: {
    40: 'found no version, cipher or certificate that suits both sides. Compare what they allow',
    42: "does not accept the other side's certificate. Check it",
    43: 'does not accept this kind of certificate of the other side. Check which it takes',
    44: "says that the other side's certificate is revoked. Have a new one issued",
    45: "says that the other side's certificate has expired. Renew it, and check the clocks",
    46: "does not accept the other side's certificate. Check it",
    48: "does not know who issued the other side's certificate. Send the intermediate certificates too, or have the issuer trusted there",
    70: 'does not speak the TLS version of the other side. Allow TLS 1.2 or later on both',
    71: 'asks for safer ciphers than the other side has. Compare what they allow',
    112: 'does not know the name that was asked for (SNI). Check the name of the host',
    116: 'asks for a certificate, and got none. Give the other side one',
  } satisfies Record<number, string>,
  /** Any other alert, by its number. */
  alert: (code: number) => `ended it with TLS alert ${code}`,
};
