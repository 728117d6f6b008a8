export { maskToken } from './secret-display.model.ts';
export {
  SecretDisplay,
  type SecretDisplayLabels,
  type SecretDisplayProps,
} from './secret-display.tsx';
