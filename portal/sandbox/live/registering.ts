import { chance, one } from './chance.ts';
import type { LiveState, Registration } from './live-state.ts';

/** Interval at which a registration is renewed or dropped. In ms. */
const renewed = 3_600_000;
const share = 0.7;
const transports = ['udp', 'tcp', 'tls', 'wss'];

/**
 * Registers most of these devices, each for the current hour.
 * @param devices user@realm
 * @param own earlier registrations made here; those set manually since then stay unchanged
 */
export function registerDevices(
  { registrations }: LiveState,
  devices: readonly string[],
  time: number,
  own: Map<string, Registration>,
): void {
  for (const device of devices) {
    const current = registrations.get(device);
    if (current && current !== own.get(device)) continue;
    const shift = Math.floor(chance(device) * renewed);
    const window = Math.floor((time + shift) / renewed);
    if (chance(`${device} ${window}`) >= share) {
      registrations.delete(device);
      continue;
    }
    const protocol = one(transports, device) ?? 'udp';
    const [user = device] = device.split('@', 1);
    const registration = {
      contact: `sip:${user}@192.0.2.${1 + Math.floor(chance(device) * 250)};transport=${protocol}`,
      protocol,
      expiryTime: (window + 1) * renewed - shift,
    };
    own.set(device, registration);
    registrations.set(device, registration);
  }
}
