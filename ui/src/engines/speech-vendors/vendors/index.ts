import type { SpeechVendor } from '../speech-vendors.types.ts';
import { aws } from './aws.ts';
import { custom } from './custom.ts';
import { deepgram } from './deepgram.ts';
import { google } from './google.ts';
import { deepgramflux, soniox, voxist, wellsaid } from './key-only.ts';
import { microsoft } from './microsoft.ts';
import { nuance } from './nuance.ts';
import { cobalt, nvidia, playht, resemble, speechmatics } from './servers.ts';
import { cartesia, elevenlabs, inworld, openai, rimelabs, whisper } from './with-models.ts';
import { assemblyai, gladia, houndify, ibm, verbio } from './with-regions.ts';

/** Every vendor, in the order of the names people know. */
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
