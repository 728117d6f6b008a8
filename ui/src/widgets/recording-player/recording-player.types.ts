/** Peaks of a recording, drawn and searched for silence. */
export type Peaks = {
  /** In seconds. */
  duration: number;
  /** Largest value of each ten samples at 8 kHz, per channel; 0 to 1. */
  channels: readonly Float32Array[];
};

export type RegionKind = 'stt' | 'stt-latency' | 'dtmf' | 'tts' | 'application';

/** Something that happened, over the half of the waveform in which it was heard. */
export type Region = {
  id: string;
  kind: RegionKind;
  /** 0 the upper half: the caller. */
  channel: number;
  /** Seconds since the recording began. */
  start: number;
  end: number;
  /** Drawn over the waveform. */
  label: string;
  /** Shown among its details. */
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  spanId: string;
};
