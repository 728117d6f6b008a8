import type { Columns } from '../../client/calls/wire.ts';
import { creation } from '../../client/calls/write.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';
import type { Resource } from '../sid-columns.ts';

/*
 * Updates go to a carrier's own path: there the platform checks the values and whose it is; below an
 * owner neither. The registration state is never sent: it breaks the carrier.
 */

/** @param owner account users can only use their account's path */
export const newCarrier = (owner: Owner, body: Columns) =>
  creation(`${ownerPath(owner)}/VoipCarriers`, body);

export const newGateway = (resource: Resource, carrierSid: string, body: Columns) =>
  creation(resource, { ...body, voip_carrier_sid: carrierSid });
