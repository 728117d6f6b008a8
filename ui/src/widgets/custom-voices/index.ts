export {
  type CustomVoice,
  type CustomVoicesValue,
  noVoices,
  validateVoices,
  voiceMessages,
  voiceSecrets,
} from './custom-voices.model.ts';
export { CustomVoices, type CustomVoicesLabels, type CustomVoicesProps } from './custom-voices.tsx';
