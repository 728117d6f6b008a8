export { hiddenSecret, maskToken } from './secret-display.model.ts';
export {
  MaskedToken,
  type MaskedTokenProps,
  SecretDisplay,
  type SecretDisplayLabels,
  type SecretDisplayProps,
} from './secret-display.tsx';
