export {
  type MatrixAccount,
  type MatrixCredential,
  type MatrixDirection,
  needsOf,
  type SpeechNeed,
  speechMatrix,
  type UsingApplication,
  usersOfCredentials,
} from './speech-matrix.model.ts';
export { SpeechMatrix, type SpeechMatrixLabels, type SpeechMatrixProps } from './speech-matrix.tsx';
