export {
  type AddressKind,
  addressKind,
  isAtGateway,
  isPort,
  netmaskOptions,
} from './gateway-address.model.ts';
