import type { SmppDirection } from './gateways.model.ts';

export type SmppGatewaysLabels = {
  group: (direction: SmppDirection) => string;
  address: string;
  port: string;
  netmask: string;
  usesTls: string;
  isPrimary: string;
  add: (direction: SmppDirection) => string;
  /** By row number, from 1. */
  remove: (direction: SmppDirection, row: number) => string;
  /** 'Port of outbound gateway 2' */
  cell: (head: string, direction: SmppDirection, row: number) => string;
  empty: string;
};

export const defaultLabels: SmppGatewaysLabels = {
  group: (direction) => `${direction === 'outbound' ? 'Outbound' : 'Inbound'} SMPP gateways`,
  address: 'Address',
  port: 'Port',
  netmask: 'Netmask',
  usesTls: 'Use TLS',
  isPrimary: 'Primary',
  add: (direction) => `Add ${direction} gateway`,
  remove: (direction, row) => `Delete ${direction} gateway ${row}`,
  cell: (head, direction, row) => `${head} of ${direction} gateway ${row}`,
  empty: 'No gateways.',
};
