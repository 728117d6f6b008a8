import type { IceServer } from '../../../config/phone-settings.ts';
import type { CheckedFacts } from './checks.model.ts';

/** Checks the microphone without asking the person. */
export async function checkMicrophone(): Promise<CheckedFacts['microphone']> {
  if (!window.isSecureContext || !navigator.mediaDevices) return 'insecure';
  const devices = await navigator.mediaDevices.enumerateDevices();
  if (!devices.some(({ kind }) => kind === 'audioinput')) return 'none';
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    // Some browsers don't reveal the permission before they ask.
    return 'prompt';
  }
}

/** Enough for local paths; the call itself still finds a slower TURN server. In ms. */
const gathering = 3000;

/** Kinds of paths that ICE finds: host, srflx, relay. Contacts only the configured servers. */
export async function checkPaths(iceServers: readonly IceServer[]): Promise<string[]> {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] });
  const kinds = new Set<string>();
  try {
    connection.addTransceiver('audio');
    const isDone = new Promise<void>((resolve) => {
      setTimeout(resolve, gathering);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type) kinds.add(candidate.type);
        if (!candidate) resolve();
      };
    });
    await connection.setLocalDescription();
    await isDone;
    return [...kinds];
  } finally {
    connection.close();
  }
}
