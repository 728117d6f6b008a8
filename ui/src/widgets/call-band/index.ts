export { type BandKind, type BandMark, type BandPiece, bandOf } from './call-band.model.ts';
export { CallBand, type CallBandLabels, type CallBandProps } from './call-band.tsx';
export type { BandRecording } from './wave.model.ts';
