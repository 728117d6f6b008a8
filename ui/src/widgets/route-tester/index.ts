export { RouteExamples, type RouteExamplesProps } from './route-examples.tsx';
export { RouteTester, type RouteTesterLabels, type RouteTesterProps } from './route-tester.tsx';
export {
  carrierNames,
  type TesterCarrier,
  type TesterRoute,
  type TesterWorld,
  takersOf,
} from './tester.model.ts';
export { routeName, type TesterSentences } from './tester-sentences.ts';
