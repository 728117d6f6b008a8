export {
  describeSmppGateway,
  emptySmppGateway,
  isBlankSmppGateway,
  type SmppDirection,
  type SmppGateway,
  type SmppGatewaysValue,
  smppGatewayMessages,
  trimmedSmppGateway,
  validateSmppGateways,
} from './gateways.model.ts';
export {
  SmppGateways,
  type SmppGatewaysLabels,
  type SmppGatewaysProps,
} from './smpp-gateways.tsx';
