/** What a vendor asks for when it speaks, and what it takes first. */
export type Synthesis = {
  /**
   * `listed`: a language, then one of its voices, both from a list. `model`: one of its models,
   * kept as the voice, and no language. `typed`: both as free text.
   */
  shape: 'listed' | 'model' | 'typed';
  /** Languages to take when the vendor is chosen, best first. Absent: any, en-US before others. */
  languages?: readonly [string, ...string[]];
  /** The voice to take with the first of these languages. */
  voice?: string;
};

/** The same for listening. `none`: it finds the language out itself. */
export type Recognition = {
  shape: 'listed' | 'none' | 'typed';
  /** The language to take when the vendor is chosen. Default en-US. */
  language?: string;
};

export type SpeechVendor = {
  /** Key of the vendor. Those that people add themselves share the record `custom`. */
  id: string;
  name: string;
  /** Which switch of a deployment hides it. */
  hiddenBy?: 'customSpeech' | 'additionalVendors';
  /** Absent for vendors that cannot speak. */
  synthesis?: Synthesis;
  /** Absent for vendors that cannot listen. */
  recognition?: Recognition;
};

const listed = { shape: 'listed' } as const;

/** Every vendor, by the names people know. To add one is to add a line. */
export const speechVendors: readonly SpeechVendor[] = [
  { id: 'assemblyai', name: 'AssemblyAI', recognition: listed },
  {
    id: 'aws',
    name: 'AWS',
    synthesis: listed,
    recognition: listed,
  },
  {
    id: 'cartesia',
    name: 'Cartesia',
    synthesis: { shape: 'listed', languages: ['en'] },
    recognition: listed,
  },
  { id: 'cobalt', name: 'Cobalt', recognition: { shape: 'listed', language: 'en_US-8khz' } },
  {
    id: 'custom',
    name: 'Custom',
    hiddenBy: 'customSpeech',
    synthesis: { shape: 'typed' },
    recognition: { shape: 'typed' },
  },
  { id: 'deepgram', name: 'Deepgram', synthesis: { shape: 'model' }, recognition: listed },
  { id: 'deepgramflux', name: 'Deepgram Flux', recognition: { shape: 'none' } },
  { id: 'elevenlabs', name: 'ElevenLabs', synthesis: { shape: 'listed', languages: ['en'] } },
  { id: 'gladia', name: 'Gladia', recognition: listed },
  {
    id: 'google',
    name: 'Google',
    synthesis: { shape: 'listed', languages: ['en-US'], voice: 'en-US-Standard-C' },
    recognition: listed,
  },
  { id: 'ibm', name: 'IBM', synthesis: listed, recognition: listed },
  { id: 'inworld', name: 'Inworld', synthesis: { shape: 'listed', languages: ['en'] } },
  { id: 'microsoft', name: 'Microsoft', synthesis: listed, recognition: listed },
  { id: 'nuance', name: 'Nuance', synthesis: listed, recognition: listed },
  { id: 'nvidia', name: 'Nvidia', synthesis: listed, recognition: listed },
  { id: 'openai', name: 'OpenAI', recognition: listed },
  // PlayHT 3.0 has all its voices under 'english'.
  { id: 'playht', name: 'PlayHT', synthesis: { shape: 'listed', languages: ['en-US', 'english'] } },
  { id: 'resemble', name: 'Resemble', synthesis: listed },
  { id: 'rimelabs', name: 'RimeLabs', synthesis: { shape: 'listed', languages: ['eng'] } },
  { id: 'soniox', name: 'Soniox', recognition: listed },
  { id: 'houndify', name: 'SoundHound', recognition: listed },
  {
    id: 'speechmatics',
    name: 'Speechmatics',
    hiddenBy: 'additionalVendors',
    recognition: listed,
  },
  { id: 'verbio', name: 'Verbio', synthesis: listed, recognition: listed },
  { id: 'voxist', name: 'Voxist', recognition: listed },
  { id: 'wellsaid', name: 'WellSaid', synthesis: listed },
  { id: 'whisper', name: 'Whisper', synthesis: { shape: 'listed', languages: ['en-US'] } },
];

const byId = new Map(speechVendors.map((vendor) => [vendor.id, vendor]));
const customPrefix = 'custom:';

/** Key of a custom vendor, from the name its owner gave it. */
export const customVendorId = (name: string) => `${customPrefix}${name}`;

/** The name of a custom vendor; undefined for the key of any other. */
export const customVendorName = (id: string) =>
  id.startsWith(customPrefix) ? id.slice(customPrefix.length) : undefined;

export const isCustomVendor = (id: string) => customVendorName(id) !== undefined;

/** The record of a vendor; of every custom one it is Custom. Undefined for an unknown key. */
export function findVendor(id: string): SpeechVendor | undefined {
  return byId.get(isCustomVendor(id) ? 'custom' : id);
}

/** Display name of a vendor: '{name} (custom)' for a custom one, the key itself when unknown. */
export function vendorName(id: string): string {
  const custom = customVendorName(id);
  return custom === undefined ? (byId.get(id)?.name ?? id) : `${custom} (custom)`;
}
