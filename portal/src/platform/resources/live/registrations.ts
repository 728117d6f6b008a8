import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';

/** Contact and proxy are left out: they are addresses inside networks. */
const registration = v.object({
  name: v.string(),
  /** Transport to the device. */
  protocol: v.nullish(v.string(), null),
  /** Expiry in ms since 1970; 0 if it isn't registered. */
  expiryTime: v.number(),
});
export type Registration = v.InferOutput<typeof registration>;

const registrations = v.array(registration);

/**
 * Every registration at an account's SIP realm. A POST that only reads: the GET also lists realms
 * with the same ending. Refused for view-only users.
 */
export const listRegistrations = (accountSid: string) =>
  call(registrations, 'POST', path`Accounts/${accountSid}/RegisteredSipUsers`, {
    body: [],
    isBackground: true,
  });

const one = v.object({
  protocol: v.nullish(v.string(), null),
  expiryTime: v.nullish(v.number(), 0),
  registered_status: v.string(),
});

const registrationAt = (accountSid: string, username: string) =>
  read(path`Accounts/${accountSid}/RegisteredSipUsers/${username}`, one, { isBackground: true });

export const getRegistration = (accountSid: string, username: string) =>
  registrationAt(accountSid, username).get();

/** Whether one client is registered; loaded each time its page is opened. */
export const useRegistration = (accountSid: string, username: string) =>
  useQuery(registrationAt(accountSid, username), { revalidateIfStale: true });
