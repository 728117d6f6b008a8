import type { PhoneDevice } from '@trunkline/ui/widgets/phone';
import { phoneView, show } from '../phone-view.ts';

/** Whether the browser lets a page choose the loudspeaker. */
const canChooseLoudspeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

/** Leaves out aliases of other devices: the system's choice is a separate option. */
const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): PhoneDevice[] =>
  devices
    .filter((one) => one.kind === kind && !['', 'default', 'communications'].includes(one.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));

/** Lists the current devices. Their names are known once microphone access is granted. */
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

/** Follows devices as they are plugged in and out. @returns function that stops it */
export function watchDevices(): () => void {
  const handle = () => void listDevices();
  handle();
  navigator.mediaDevices?.addEventListener('devicechange', handle);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', handle);
}
