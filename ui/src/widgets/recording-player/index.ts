export { readPeaks } from './audio/read-peaks.ts';
export type { RecordingPlayerLabels } from './player-labels.ts';
export { RecordingPlayer, type RecordingPlayerProps } from './recording-player.tsx';
export type { Peaks } from './recording-player.types.ts';
export { recordingStart } from './regions.model.ts';
