export {
  type Brand,
  type BrandFont,
  type BrandGrey,
  brandFonts,
  brandGreys,
  trunkline,
  trunklineMark,
} from './brand.ts';
export { type BrandProblem, brandProblems } from './brand-problems.ts';
export { brands, copperline, fernway, plumtree } from './example-brands.ts';
