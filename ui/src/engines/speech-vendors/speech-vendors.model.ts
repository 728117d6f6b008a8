import type { SpeechVendor } from './speech-vendors.types.ts';
import { speechVendors } from './vendors/index.ts';

const customPrefix = 'custom:';

/** Key of a custom vendor, made from the name that its owner chose. */
export const customVendorId = (name: string) => `${customPrefix}${name}`;

/** The name of a custom vendor; undefined for the key of any other. */
export const customVendorName = (id: string) =>
  id.startsWith(customPrefix) ? id.slice(customPrefix.length) : undefined;

export const isCustomVendor = (id: string) => customVendorName(id) !== undefined;

/** The record of a vendor; of every custom one it is Custom. Undefined for an unknown key. */
export function findVendor(id: string): SpeechVendor | undefined {
  const key = isCustomVendor(id) ? 'custom' : id;
  return speechVendors.find((vendor) => vendor.id === key);
}

/** Display name of a vendor: '{name} (custom)' for a custom one, the key itself when unknown. */
export function vendorName(id: string): string {
  const custom = customVendorName(id);
  return custom === undefined ? (findVendor(id)?.name ?? id) : `${custom} (custom)`;
}
