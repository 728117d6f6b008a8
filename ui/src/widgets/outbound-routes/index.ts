export {
  OutboundRoutes,
  type OutboundRoutesLabels,
  type OutboundRoutesProps,
} from './outbound-routes.tsx';
export {
  type CarrierOption,
  changedRoute,
  describeRoute,
  isBlankRoute,
  maxRouteLength,
  orderedIds,
  type RoutesValue,
  type RouteValue,
  routeMessages,
  validateRoutes,
  withNewRoute,
  withoutRoute,
} from './routes.model.ts';
