import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import { created } from '../../client/calls/wire.ts';
import { listByName } from '../../values/by-name.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';

const predefinedCarrier = v.object({ predefined_carrier_sid: v.string(), name: v.string() });

/** Templates of carriers, to be filled in. */
const predefinedCarriers = read('PredefinedCarriers', listByName(predefinedCarrier));
export const usePredefinedCarriers = () => useQuery(predefinedCarriers);

/** Creates a carrier from a template, including gateways. @returns its sid */
export const createFromPredefined = async (owner: Owner, sid: string) =>
  (await call(created, 'POST', `${ownerPath(owner)}/${path`PredefinedCarriers/${sid}`}`)).sid;
