import { formatCount } from '../../tokens/format/index.ts';
import type { RegionKind } from './recording-player.types.ts';

/** Why a file has no peaks. */
export const unreadSentences = {
  unread: "This recording can't be read.",
  unknownFormat: "This recording can't be played: its format is not known.",
};

export const defaultLabels = {
  player: 'Recording',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  forward: 'Forward 15 seconds',
  position: 'Position',
  speed: 'Speed',
  volume: 'Volume',
  skipSilence: 'Skip silence',
  showLatencies: 'Show latencies',
  channel: (number: number): string => (number === 0 ? 'Caller' : 'Platform'),
  mute: (channel: string) => `Mute ${channel.toLowerCase()}`,
  solo: (channel: string) => `Hear ${channel.toLowerCase()} alone`,
  download: 'Download recording',
  delete: 'Delete recording',
  events: 'Events',
  eventCount: (count: number) => formatCount(count, 'event'),
  filter: 'Filter events',
  allEvents: 'All events',
  noEvents: 'No events of this kind.',
  kinds: {
    stt: 'Speech to text',
    'stt-latency': 'Recognition latency',
    dtmf: 'DTMF',
    tts: 'Text to speech',
    application: 'Application response',
  } satisfies Record<RegionKind, string>,
  problem: "This recording can't be played.",
  /** Instead of the waveform if the player couldn't be loaded. */
  absent: "The player couldn't be loaded.",
  /** Errors of `readPeaks`; pass them to it. */
  unread: unreadSentences,
};

/** Texts of the widget. */
export type RecordingPlayerLabels = typeof defaultLabels;
