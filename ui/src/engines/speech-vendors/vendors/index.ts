import type { SpeechVendor } from '../speech-vendors.types.ts';
import { aws } from './both/aws.ts';
import { cartesia } from './both/cartesia.ts';
import { custom } from './both/custom.ts';
import { deepgram } from './both/deepgram.ts';
import { google } from './both/google.ts';
import { ibm } from './both/ibm.ts';
import { microsoft } from './both/microsoft.ts';
import { nuance } from './both/nuance.ts';
import { nvidia } from './both/nvidia.ts';
import { verbio } from './both/verbio.ts';
import { assemblyai } from './speech-to-text/assemblyai.ts';
import { cobalt } from './speech-to-text/cobalt.ts';
import { deepgramflux } from './speech-to-text/deepgramflux.ts';
import { gladia } from './speech-to-text/gladia.ts';
import { houndify } from './speech-to-text/houndify.ts';
import { openai } from './speech-to-text/openai.ts';
import { soniox } from './speech-to-text/soniox.ts';
import { speechmatics } from './speech-to-text/speechmatics.ts';
import { voxist } from './speech-to-text/voxist.ts';
import { elevenlabs } from './text-to-speech/elevenlabs.ts';
import { inworld } from './text-to-speech/inworld.ts';
import { playht } from './text-to-speech/playht.ts';
import { resemble } from './text-to-speech/resemble.ts';
import { rimelabs } from './text-to-speech/rimelabs.ts';
import { wellsaid } from './text-to-speech/wellsaid.ts';
import { whisper } from './text-to-speech/whisper.ts';

/**
 * Every vendor, in the order of the names people know. Records import plain modules only, also past
 * an index that has components: the sandbox reads them, and has no React.
 */
export const speechVendors: readonly SpeechVendor[] = [
  assemblyai,
  aws,
  cartesia,
  cobalt,
  custom,
  deepgram,
  deepgramflux,
  elevenlabs,
  gladia,
  google,
  ibm,
  inworld,
  microsoft,
  nuance,
  nvidia,
  openai,
  playht,
  resemble,
  rimelabs,
  soniox,
  houndify,
  speechmatics,
  verbio,
  voxist,
  wellsaid,
  whisper,
];
