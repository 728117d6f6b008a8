import { formatCount } from '../../tokens/format/index.ts';
import type { RegionKind } from './recording-player.types.ts';

/** Texts of the widget. */
export type RecordingPlayerLabels = {
  player: string;
  play: string;
  pause: string;
  back: string;
  forward: string;
  position: string;
  speed: string;
  volume: string;
  skipSilence: string;
  showLatencies: string;
  channel: (number: number) => string;
  mute: (channel: string) => string;
  solo: (channel: string) => string;
  download: string;
  delete: string;
  events: string;
  eventCount: (count: number) => string;
  filter: string;
  allEvents: string;
  noEvents: string;
  kinds: Record<RegionKind, string>;
  problem: string;
};

export const defaultLabels: RecordingPlayerLabels = {
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
  channel: (number) => (number === 0 ? 'Caller' : 'Platform'),
  mute: (channel) => `Mute ${channel.toLowerCase()}`,
  solo: (channel) => `Hear ${channel.toLowerCase()} alone`,
  download: 'Download recording',
  delete: 'Delete recording',
  events: 'Events',
  eventCount: (count) => formatCount(count, 'event'),
  filter: 'Filter events',
  allEvents: 'All events',
  noEvents: 'No events of this kind.',
  kinds: {
    stt: 'Speech to text',
    'stt-latency': 'Recognition latency',
    dtmf: 'DTMF',
    tts: 'Text to speech',
    application: 'Application response',
  },
  problem: "This recording can't be played.",
};
