export { decideInbound, dialledNumber } from './inbound/inbound.model.ts';
export type {
  InboundAccount,
  InboundCall,
  InboundEnd,
  InboundOutcome,
  InboundStep,
  InboundTenant,
  InboundWorld,
} from './inbound/inbound.types.ts';
export {
  type GatewayMatch,
  type InboundCarrier,
  type InboundGateway,
  type InboundNumber,
  isInNetwork,
  isIpv4,
  isPattern,
} from './inbound/inbound-match.model.ts';
export { gatewaysNeeded } from './inbound/inbound-needs.model.ts';
export { patternExpression } from './inbound/pattern.model.ts';
export type { LookUpAnswer, LookUpRequest } from './look-up.worker.ts';
export {
  answerWithoutRoute,
  type Caller,
  compileRoute,
  decideOutbound,
  formsOf,
  type Lookup,
  lookUpRoute,
  type OutboundAnswer,
  type OutboundCarrier,
  type OutboundGateway,
  type OutboundOutcome,
  type OutboundQuestion,
  type OutboundRequest,
  type OutboundRoute,
  type OutboundTable,
  type RouteStep,
  requestsOf,
  tablesFor,
} from './outbound.model.ts';
export { useLookUp } from './use-look-up.ts';
export { useWorker } from './use-worker.ts';
