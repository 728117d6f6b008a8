import type { PhoneDevice } from '@trunkline/ui/widgets/phone';
import { phoneView, show } from '../phone-view.ts';

/** Not every browser lets a page choose. */
const canChooseLoudspeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

/** Without the entries that stand for others: the system's choice is an option of its own. */
const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): PhoneDevice[] =>
  devices
    .filter((one) => one.kind === kind && !['', 'default', 'communications'].includes(one.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));

/** Lists the devices now. Their names are known once the page may listen. */
async function listDevices(): Promise<void> {
  const all = await navigator.mediaDevices?.enumerateDevices();
  if (!all) return;
  show({
    devices: {
      ...phoneView.get().devices,
      microphones: named(all, 'audioinput'),
      loudspeakers: canChooseLoudspeaker() ? named(all, 'audiooutput') : [],
    },
  });
}

/** Follows what is plugged in. @returns ends it */
export function watchDevices(): () => void {
  const handle = () => void listDevices();
  handle();
  navigator.mediaDevices?.addEventListener('devicechange', handle);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', handle);
}
