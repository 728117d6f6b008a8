export {
  type Brand,
  type BrandFont,
  brands,
  copperline,
  trunkline,
  trunklineMark,
} from './brand.ts';
export { applyBrand, brandCss } from './css.ts';
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
