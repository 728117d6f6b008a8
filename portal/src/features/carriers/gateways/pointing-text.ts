import type { Sbc } from '../../../platform/resources/carriers/signalling-addresses.ts';

/** '198.51.100.10:5060', and the TLS port if there is one. */
export const signallingAddresses = (sbcs: readonly Sbc[]): string[] =>
  sbcs.flatMap(({ ipv4, port, tls_port }) => [
    port ? `${ipv4}:${port}` : ipv4,
    ...(tls_port ? [`${ipv4}:${tls_port} (TLS)`] : []),
  ]);

/** Text for an email to the carrier. */
export function pointingText(
  realms: readonly { name: string; sipRealm: string }[],
  sbcs: readonly Sbc[],
): string {
  const [only] = realms;
  const realmLines =
    realms.length === 1 && only
      ? [`Send our calls to this SIP realm: ${only.sipRealm}`]
      : realms.length > 1
        ? [
            'Send our calls to the SIP realm of each account:',
            ...realms.map(({ name, sipRealm }) => `  ${sipRealm} (${name})`),
          ]
        : [];
  return [
    ...realmLines,
    ...(realmLines.length > 0 ? [''] : []),
    'Our calls come from these SIP signalling addresses, let them in:',
    ...signallingAddresses(sbcs).map((address) => `  ${address}`),
  ].join('\n');
}
