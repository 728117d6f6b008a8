export {
  changedSipGateway,
  describeSipGateway,
  emptySipGateway,
  isSecure,
  type SipGateway,
  type SipGatewaysValue,
  type SipProtocol,
  sipGatewayMessages,
  sipOptionsOf,
  sipProtocols,
  trimmedSipGateway,
  validateSipGateways,
} from './gateways.model.ts';
export { SipGateways, type SipGatewaysLabels, type SipGatewaysProps } from './sip-gateways.tsx';
