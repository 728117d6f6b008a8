import { local } from '../../browser/storage.ts';
import { createStore } from '../../browser/store.ts';
import { config } from '../../config/index.ts';
import type { SipEntrance } from '../../config/phone-settings.ts';

/** The entrance of the first region that has one, otherwise the first entrance. */
export function entranceOf(
  entrances: readonly SipEntrance[],
  regions: readonly (string | null)[],
): SipEntrance | undefined {
  for (const region of regions) {
    const found = entrances.find((one) => one.region === region);
    if (found) return found;
  }
  return entrances[0];
}

const storageKey = 'phoneRegion';
const chosen = createStore(local.get(storageKey));

/** Entrance for calls: the person's choice, otherwise that of the deployment's region. */
export function currentEntrance(): SipEntrance | undefined {
  const { sipWebSocketUrl, cloudRegion } = config();
  return entranceOf(sipWebSocketUrl, [chosen.get(), cloudRegion]);
}

export function useCurrentEntrance(): SipEntrance | undefined {
  chosen.use();
  return currentEntrance();
}

export function chooseRegion(region: string): void {
  local.set(storageKey, region);
  chosen.set(region);
}
