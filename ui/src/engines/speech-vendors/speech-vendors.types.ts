import type { CredentialField, CredentialValues } from '../../patterns/credential-fields/index.ts';

export type ModelList = 'models' | 'sttModels';

/** A field of a speech credential. Its id is the member that is sent, unless `member` says so. */
export type SpeechField = CredentialField & {
  /** Member it is sent as, where two inputs share one. */
  member?: string;
  /** Which list of the vendor's its options come from; those it has are a start. */
  listOf?: ModelList;
  /** The platform never returns it, and drops it unless each change names it again. */
  isUntold?: boolean;
};

/** What the platform has of a credential, by the names of the wire. */
export type StoredMembers = Readonly<Record<string, unknown>>;

/**
 * A credential as it is sent: boxes as 0 and 1, null for nothing; what is stored otherwise and was not
 * changed, as it is stored.
 */
export type SentMembers = Readonly<Record<string, string | number | boolean | object | null>>;

/** What the platform does to try one use. Absent where it has no way. */
export type SpeechTests = { tts?: string; stt?: string; note?: string };

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

/** Everything the console knows about one vendor. */
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
  /** In form order, after the two uses. */
  fields: readonly SpeechField[];
  tests: SpeechTests;
  /** Values that no single member tells: the mode, and which of two fields holds an address. */
  read?: (stored: StoredMembers) => CredentialValues;
  /** What follows from what is sent. */
  write?: (members: SentMembers) => SentMembers;
  /** Known to go wrong, and yet allowed. */
  warning?: (values: CredentialValues) => string | undefined;
};
