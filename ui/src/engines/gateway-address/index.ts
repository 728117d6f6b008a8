export {
  type AddressKind,
  addressAndPort,
  addressKind,
  isAtGateway,
  isPort,
  netmaskOptions,
} from './gateway-address.model.ts';
