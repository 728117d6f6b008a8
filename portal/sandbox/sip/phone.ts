import type { Services } from '../http/env.ts';
import type { MediaPath } from './audio/media.ts';
import type { CallRecord } from './calls/call-record.ts';
import type { Leg } from './calls/leg.ts';
import type { ServerInvite } from './calls/server-invite.ts';
import type { Connection } from './connection.ts';
import { createNonces, type Nonces } from './digest.ts';
import { createSipFaults, type SipFaults } from './faults.ts';

/** Connection to a registered client. */
export type Binding = {
  connection: Connection;
  /** URI from the client's Contact. */
  contact: string;
};

/** Shared state of a sandbox's phones: its records, and the calls of real clients. */
export type Phone = Pick<Services, 'store' | 'live' | 'now' | 'hosted'> & {
  nonces: Nonces;
  faults: SipFaults;
  /** By user@realm. */
  bindings: Map<string, Binding>;
  /** By call_sid, until they end. */
  calls: Map<string, CallRecord>;
  /** INVITEs without a final answer, by Call-ID and branch. */
  invites: Map<string, ServerInvite>;
  /** By Call-ID and own tag. */
  legs: Map<string, Leg>;
};

export const createPhone = (parts: Pick<Services, 'store' | 'live' | 'now' | 'hosted'>): Phone => ({
  ...parts,
  faults: createSipFaults(),
  nonces: createNonces(parts.now),
  bindings: new Map(),
  calls: new Map(),
  invites: new Map(),
  legs: new Map(),
});

/** Binding of a client; undefined for a device that never registered over WebSocket. */
export function bindingOf({ bindings, live, now }: Phone, address: string): Binding | undefined {
  const binding = bindings.get(address);
  const registration = live.registrations.get(address);
  // False once another device has taken its place or the registration has expired.
  const isHeld =
    registration?.contact === binding?.contact && (registration?.expiryTime ?? 0) > now().getTime();
  return isHeld ? binding : undefined;
}

/** Media path of the next call, which a fault may break. */
export function pathFor({ faults }: Phone): MediaPath {
  const fault = faults.take(({ noIcePath, losesPath }) => noIcePath === true || losesPath === true);
  if (!fault) return 'open';
  return fault.noIcePath ? 'none' : 'lost-with-a-key';
}
