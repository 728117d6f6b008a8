export {
  type AddressKind,
  addressKind,
  isNewRow,
  isPort,
  netmasks,
  newRowId,
  withoutRow,
} from './gateway-address.model.ts';
