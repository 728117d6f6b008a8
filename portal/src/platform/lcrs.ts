import useSWR from 'swr';
import * as v from 'valibot';
import { call } from './transport.ts';

const lcr = v.object({ lcr_sid: v.string(), name: v.nullish(v.string()) });

/** The tables the signed-in user may see: for anyone below admin at most one. */
export const useLcrs = (userSid: string | null) =>
  useSWR(userSid && ['Lcrs', userSid], () => call(v.array(lcr), 'GET', 'Lcrs'));
