const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A name of hosts with at least so many labels. */
export function isDomainName(text: string, minLabels: number): boolean {
  const labels = text.split('.');
  return (
    labels.length >= minLabels &&
    labels.every((label) => hostLabel.test(label)) &&
    text.length <= 253
  );
}
