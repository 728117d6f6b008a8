export { VoicePicker, type VoicePickerLabels, type VoicePickerProps } from './voice-picker.tsx';
export {
  type SampleVoice,
  VoiceSample,
  type VoiceSampleLabels,
  type VoiceSampleProps,
} from './voice-sample.tsx';
