import { customVendorName } from '../../speech-vendors/index.ts';
import type { CredentialVendor } from '../speech-credential.types.ts';
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

/** By the key of the vendor. Their names, and what they can do, are in speech-vendors. */
export const credentialVendors: Readonly<Record<string, CredentialVendor>> = {
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
  houndify,
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
  speechmatics,
  verbio,
  voxist,
  wellsaid,
  whisper,
};

const byKey = new Map(Object.entries(credentialVendors));

/** Of every custom vendor the record of Custom; undefined for a key that is not known. */
export const credentialVendor = (vendor: string): CredentialVendor | undefined =>
  byKey.get(customVendorName(vendor) === undefined ? vendor : 'custom');
