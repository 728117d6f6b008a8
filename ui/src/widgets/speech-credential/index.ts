export {
  credentialOf,
  fieldLabel,
  hasModels,
  type ModelLists,
  newCredential,
  secretIds,
  sentMembers,
  speechFields,
  speechMessages,
  storedCredential,
  untoldIds,
  validateSpeech,
} from './speech-credential.model.ts';
export {
  SpeechCredential,
  type SpeechCredentialLabels,
  type SpeechCredentialProps,
} from './speech-credential.tsx';
