/**
 * Loads wavesurfer; rejects if the application doesn't have it. The imports are literal and inside
 * a `try`, so that bundlers can build an application without the package.
 */
export async function loadWaveSurfer() {
  try {
    const [{ default: WaveSurfer }, { default: RegionsPlugin }] = await Promise.all([
      import('wavesurfer.js'),
      import('wavesurfer.js/dist/plugins/regions.esm.js'),
    ]);
    return { WaveSurfer, RegionsPlugin };
  } catch (cause) {
    throw new Error('The recording player needs wavesurfer.js', { cause });
  }
}

export type WaveSurferModules = Awaited<ReturnType<typeof loadWaveSurfer>>;
