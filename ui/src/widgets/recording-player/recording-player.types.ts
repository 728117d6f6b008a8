/** Peaks of a recording, for the waveform and to find silence. */
export type Peaks = {
  /** In seconds. */
  duration: number;
  /** Largest value per ten samples at 8 kHz, for each channel; 0 to 1. */
  channels: readonly Float32Array[];
};

export type RegionKind = 'stt' | 'stt-latency' | 'dtmf' | 'tts' | 'application';

/** An event, drawn over the half of the waveform in which it was heard. */
export type Region = {
  id: string;
  kind: RegionKind;
  /** 0 for the upper half: the caller. */
  channel: number;
  /** Seconds since the start of the recording. */
  start: number;
  end: number;
  /** Drawn over the waveform. */
  label: string;
  /** Shown among its details. */
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  spanId: string;
};
