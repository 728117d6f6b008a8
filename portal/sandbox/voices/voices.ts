/** Loaded when first asked for: together they are large, and most are never looked at. */
const LISTS: Record<string, () => Promise<{ lists: string }>> = {
  assemblyai: () => import('./assemblyai.ts'),
  aws: () => import('./aws.ts'),
  cartesia: () => import('./cartesia.ts'),
  cobalt: () => import('./cobalt.ts'),
  deepgram: () => import('./deepgram.ts'),
  elevenlabs: () => import('./elevenlabs.ts'),
  gladia: () => import('./gladia.ts'),
  google: () => import('./google.ts'),
  houndify: () => import('./houndify.ts'),
  ibm: () => import('./ibm.ts'),
  inworld: () => import('./inworld.ts'),
  microsoft: () => import('./microsoft.ts'),
  nuance: () => import('./nuance.ts'),
  nvidia: () => import('./nvidia.ts'),
  openai: () => import('./openai.ts'),
  playht: () => import('./playht.ts'),
  resemble: () => import('./resemble.ts'),
  rimelabs: () => import('./rimelabs.ts'),
  soniox: () => import('./soniox.ts'),
  speechmatics: () => import('./speechmatics.ts'),
  verbio: () => import('./verbio.ts'),
  voxist: () => import('./voxist.ts'),
  wellsaid: () => import('./wellsaid.ts'),
  whisper: () => import('./whisper.ts'),
};

/** Any of tts, stt, models and sttModels; what does not apply is absent. */
export type VoiceLists = Partial<Record<'tts' | 'stt' | 'models' | 'sttModels', unknown[]>>;

const parsed = new Map<string, VoiceLists>();

export const hasVoiceLists = (vendor: string) => Object.hasOwn(LISTS, vendor);

/** What a vendor speaks and understands, as the platform lists it. */
export async function voiceLists(vendor: string): Promise<VoiceLists> {
  const known = parsed.get(vendor);
  if (known) return known;
  const load = Object.hasOwn(LISTS, vendor) ? LISTS[vendor] : undefined;
  if (!load) throw new Error(`no voices of ${vendor}`);
  const { lists } = await load();
  const value = JSON.parse(lists) as VoiceLists;
  parsed.set(vendor, value);
  return value;
}
