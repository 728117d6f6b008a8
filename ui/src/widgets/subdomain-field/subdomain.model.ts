/** Whether a name is free still, as far as it is known. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** Names shorter than this are not checked. */
export const shortestSubdomain = 3;

/** Why a name can be none; undefined when it could be. What is empty is not wrong yet. */
export function subdomainProblem(name: string): string | undefined {
  if (name === '') return undefined;
  if (name.length < shortestSubdomain) return 'Enter at least 3 characters.';
  if (name.length > 63) return 'Enter at most 63 characters.';
  if (!/^[a-z0-9-]+$/.test(name)) return 'Use lower-case letters, digits and hyphens.';
  if (/^-|-$/.test(name)) return 'Begin and end with a letter or a digit.';
  return undefined;
}

export const isSubdomain = (name: string) => name !== '' && subdomainProblem(name) === undefined;
