/** Larger files hold more than one call and would exhaust the memory of the page. */
const largestMb = 50;

/** Why a file is rejected; undefined if it is accepted. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size <= largestMb * 1_000_000) return undefined;
  const megabytes = Math.ceil(size / 1_000_000);
  return `${name} has ${megabytes} MB. Cut it down to one call: ${largestMb} MB are read.`;
}
