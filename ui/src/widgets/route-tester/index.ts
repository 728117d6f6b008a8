export { RouteExamples, type RouteExamplesProps } from './route-examples.tsx';
export { RouteTester, type RouteTesterLabels, type RouteTesterProps } from './route-tester.tsx';
export {
  carrierNames,
  routeName,
  type TesterCarrier,
  type TesterRoute,
  type TesterWorld,
  takersOf,
} from './tester.model.ts';
