export {
  barsOf,
  totalOf,
  unitOf,
  type VolumeBar,
  type VolumeSeries,
} from './event-volume.model.ts';
export { EventVolume, type EventVolumeLabels, type EventVolumeProps } from './event-volume.tsx';
