export {
  type Finding,
  type Fix,
  fixedRoutes,
  type LintCarrier,
  type LintInput,
} from './lint.model.ts';
