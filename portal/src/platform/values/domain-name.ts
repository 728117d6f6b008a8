const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a text is a host name with at least this many labels. An IP address isn't: the call
 * engine compares names.
 */
export function isDomainName(text: string, minLabels: number): boolean {
  const labels = text.split('.');
  return (
    labels.length >= minLabels &&
    labels.every((label) => hostLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    text.length <= 253
  );
}

/** Empty is valid; otherwise it must be a host name of at least two labels. */
export function sipRealmError(realm: string): string | undefined {
  const text = realm.trim();
  if (text === '') return undefined;
  if (!isDomainName(text, 2)) return 'Enter a domain name such as acme.sip.example.net';
  return text.length > 132 ? 'Use at most 132 characters.' : undefined;
}

/** Checks the domain of a Microsoft Teams tenant. */
export function tenantDomainError(fqdn: string): string | undefined {
  if (fqdn === '') return 'Enter the domain name of the tenant.';
  return isDomainName(fqdn, 2)
    ? undefined
    : 'Enter a fully qualified domain name, such as customer.teams.example.net';
}
