export {
  type AddressKind,
  addressKind,
  isAtGateway,
  isNewRow,
  isPort,
  isSameRow,
  netmaskOptions,
  newRowId,
  withoutRow,
} from './gateway-address.model.ts';
export { useRowChanges } from './use-row-changes.ts';
