export { contrast } from './color.ts';
export { applyBrand, brandCss } from './css.ts';
export { letterMark } from './letter-mark.ts';
export {
  contrastPairs,
  deriveTokens,
  type Scheme,
  schemes,
  type TokenName,
  type Tokens,
  type Tone,
  tones,
} from './semantic.ts';
