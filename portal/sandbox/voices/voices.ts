import { shortLists } from './short-lists.ts';

/** Loaded on demand: they are large, and most are never used. */
const longLists: Record<string, () => Promise<{ lists: string }>> = {
  aws: () => import('./aws.ts'),
  deepgram: () => import('./deepgram.ts'),
  elevenlabs: () => import('./elevenlabs.ts'),
  google: () => import('./google.ts'),
  microsoft: () => import('./microsoft.ts'),
};

/** Any of tts, stt, models and sttModels; others are absent. */
export type VoiceLists = Partial<Record<'tts' | 'stt' | 'models' | 'sttModels', unknown[]>>;

const parsed = new Map<string, VoiceLists>();

export const hasVoiceLists = (vendor: string) =>
  Object.hasOwn(shortLists, vendor) || Object.hasOwn(longLists, vendor);

/** A vendor's languages and voices, as recorded; no vendor is called. */
export async function voiceLists(vendor: string): Promise<VoiceLists> {
  const known = parsed.get(vendor);
  if (known) return known;
  if (!hasVoiceLists(vendor)) throw new Error(`no voices of ${vendor}`);
  const lists = shortLists[vendor] ?? (await longLists[vendor]?.())?.lists ?? '{}';
  const value = JSON.parse(lists) as VoiceLists;
  parsed.set(vendor, value);
  return value;
}
