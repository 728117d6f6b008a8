import type { Services } from '../http/env.ts';
import type { MediaPath } from './audio/media.ts';
import type { CallRecord } from './calls/call-record.ts';
import type { Leg } from './calls/leg.ts';
import type { ServerInvite } from './calls/server-invite.ts';
import type { Connection } from './connection.ts';
import { createNonces, type Nonces } from './digest.ts';
import { createSipFaults, type SipFaults } from './faults.ts';

/** Where a registered client is reached. */
export type Binding = {
  connection: Connection;
  /** The URI it gave as its contact. */
  contact: string;
};

/** What the telephones of a sandbox share: its records, and the calls that have a real end. */
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

/** Where a client is reached; undefined for a device that never registered over WebSocket. */
export function bindingOf({ bindings, live, now }: Phone, address: string): Binding | undefined {
  const binding = bindings.get(address);
  const registration = live.registrations.get(address);
  // Another device has taken its place, or its time is over.
  const isHeld =
    registration?.contact === binding?.contact && (registration?.expiryTime ?? 0) > now().getTime();
  return isHeld ? binding : undefined;
}

/** Whether the sound of the next call finds its way, and keeps it. */
export function pathFor({ faults }: Phone): MediaPath {
  const fault = faults.take(({ noIcePath, losesPath }) => noIcePath === true || losesPath === true);
  if (!fault) return 'open';
  return fault.noIcePath ? 'none' : 'lost-with-a-key';
}
