/** Whether a name is available, as far as known. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** Shorter names are not checked. */
export const shortestSubdomain = 3;

const longestSubdomain = 63;

export const subdomainSentences = {
  tooShort: (least: number) => `Enter at least ${least} characters.`,
  tooLong: (most: number) => `Enter at most ${most} characters.`,
  characters: 'Use lower-case letters, digits and hyphens.',
  ends: 'Begin and end with a letter or a digit.',
};

/** Reason why a name is invalid; undefined if it may be valid. An empty name is no error yet. */
export function subdomainProblem(name: string, sentences = subdomainSentences): string | undefined {
  if (name === '') return undefined;
  if (name.length < shortestSubdomain) return sentences.tooShort(shortestSubdomain);
  if (name.length > longestSubdomain) return sentences.tooLong(longestSubdomain);
  if (!/^[a-z0-9-]+$/.test(name)) return sentences.characters;
  if (/^-|-$/.test(name)) return sentences.ends;
  return undefined;
}

export const isSubdomain = (name: string) => name !== '' && subdomainProblem(name) === undefined;
