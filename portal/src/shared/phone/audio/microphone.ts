export type MicrophoneFailure = 'denied' | 'none' | 'in-use' | 'insecure';

/** @param name of the DOMException of `getUserMedia` */
export function failureOf(name: string): MicrophoneFailure {
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  if (name === 'NotReadableError' || name === 'AbortError') return 'in-use';
  return 'denied';
}

/**
 * Opens the microphone; the browser may ask the person.
 * @param id of a device; null for the system's choice
 */
export async function openMicrophone(id: string | null): Promise<MediaStream | MicrophoneFailure> {
  // Browsers hide the devices from pages without TLS.
  if (!window.isSecureContext || !navigator.mediaDevices) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: id === null ? true : { deviceId: { exact: id } },
    });
  } catch (error) {
    return failureOf(error instanceof DOMException ? error.name : '');
  }
}

export const closeMicrophone = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Interval between measurements of the level, in ms. */
const levelPause = 100;

/**
 * Measures the level of a stream, 0 to 1.
 * @returns function that stops it
 */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // From -60 dB, a quiet room, to 0 dB.
    onLevel(power === 0 ? 0 : Math.max(0, 1 + (10 * Math.log10(power)) / 60));
  }, levelPause);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
