export {
  type Finding,
  type Fix,
  fixedRoutes,
  type LintCarrier,
  type LintInput,
} from './finding.model.ts';
export { RouteLinter, type RouteLinterLabels, type RouteLinterProps } from './route-linter.tsx';
