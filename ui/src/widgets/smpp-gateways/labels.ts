import type { SmppDirection } from './gateways.model.ts';

export const defaultLabels = {
  group: (direction: SmppDirection) =>
    `${direction === 'outbound' ? 'Outbound' : 'Inbound'} SMPP gateways`,
  address: 'Address',
  port: 'Port',
  netmask: 'Netmask',
  usesTls: 'Use TLS',
  isPrimary: 'Primary',
  add: (direction: SmppDirection) => `Add ${direction} gateway`,
  /** By row number, from 1. */
  remove: (direction: SmppDirection, row: number) => `Delete ${direction} gateway ${row}`,
  /** 'Port of outbound gateway 2' */
  cell: (head: string, direction: SmppDirection, row: number) =>
    `${head} of ${direction} gateway ${row}`,
  empty: 'No gateways.',
};

export type SmppGatewaysLabels = typeof defaultLabels;
