export {
  type Brand,
  type BrandFont,
  type BrandGrey,
  brandFonts,
  brandGreys,
  trunkline,
  trunklineMark,
  type WholeBrand,
  wholeBrand,
} from './brand.ts';
export { type BrandProblem, brandProblems, isBrand } from './brand-problems.ts';
export { brands, copperline, fernway, plumtree } from './example-brands.ts';
