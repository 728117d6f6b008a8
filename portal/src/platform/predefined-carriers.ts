import * as v from 'valibot';
import { listByName } from './by-name.ts';
import { type Owner, ownerPath } from './owner.ts';
import { path } from './path.ts';
import { read, useQuery } from './query.ts';
import { call } from './transport.ts';
import { created } from './wire.ts';

const predefinedCarrier = v.object({ predefined_carrier_sid: v.string(), name: v.string() });

/** Carriers ready to be filled in. */
const predefinedCarriers = read('PredefinedCarriers', listByName(predefinedCarrier));
export const usePredefinedCarriers = () => useQuery(predefinedCarriers);

/** Makes a carrier of it, gateways included. @returns its sid */
export const createFromPredefined = async (owner: Owner, sid: string) =>
  (await call(created, 'POST', `${ownerPath(owner)}/${path`PredefinedCarriers/${sid}`}`)).sid;
