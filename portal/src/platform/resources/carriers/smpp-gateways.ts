import * as v from 'valibot';
import { path } from '../../client/path.ts';
import { read, useQuery } from '../../client/query.ts';
import { type Columns, withColumns } from '../../client/wire.ts';
import { creation, write } from '../../client/write.ts';
import { smppGateway } from '../../records/gateways.ts';
import { type Answer, answerOf } from '../../records/record.ts';
import { gatewaysPath } from '../paths.ts';

export type StoredSmppGateway = Answer<typeof smppGateway>;

const smppGateways = v.array(withColumns(answerOf(smppGateway)));
const gatewaysOf = (carrierSid: string, isBackground = false) =>
  read(gatewaysPath('Smpp', carrierSid), smppGateways, { isBackground });
export const listSmppGateways = (carrierSid: string, isBackground?: boolean) =>
  gatewaysOf(carrierSid, isBackground).get();
export const useSmppGateways = (carrierSid: string | null) =>
  useQuery(carrierSid && gatewaysOf(carrierSid));

export const newSmppGateway = (carrierSid: string, body: Columns) =>
  creation('SmppGateways', { ...body, voip_carrier_sid: carrierSid });

export const smppGatewayUpdate = (sid: string, body: Columns) =>
  write('PUT', path`SmppGateways/${sid}`, body);

export const smppGatewayDeletion = (sid: string) => write('DELETE', path`SmppGateways/${sid}`);
