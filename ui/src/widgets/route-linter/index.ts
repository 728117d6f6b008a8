export {
  type Finding,
  type Fix,
  findingsByRoute,
  fixedRoutes,
  type LintCarrier,
  type LintInput,
  losingRoutes,
} from './finding.model.ts';
export type { LintSentences, NamedRoute } from './lint-sentences.model.ts';
export { RouteLinter, type RouteLinterLabels, type RouteLinterProps } from './route-linter.tsx';
