import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import { testCredential } from '../../resources/speech-credentials/try-out.ts';
import { speechVendor, vendorIds } from '../../resources/speech-credentials/vendors.ts';
import { toSeconds } from '../../store/columns.ts';
import type { Store } from '../../store/store.ts';
import * as tables from '../../store/tables-speech.ts';
import { ACME, CONTOSO, NORTHWIND } from '../known-sids.ts';
import { sidFor } from '../sids.ts';
import { KNOWN_A_TO_H, type KnownCredential, type Members } from './speech-a-to-h.ts';
import { KNOWN_I_TO_Z } from './speech-i-to-z.ts';

const day = 86_400_000;

type SeededCredential = {
  sid: string;
  vendor: string;
  provider: string;
  accountSid?: string;
  label?: string;
  sample: VendorSample;
  /** Days since the last test; absent for never. */
  testedDaysAgo?: number;
};

const account = (name: string) => sidFor('account', name);

/** A copy whose keys fail the simulated test. */
function spoilt({ uses, members }: VendorSample): VendorSample {
  const keys = /key$|secret|token|arn|client_id/;
  const entries = Object.entries(members).map(([name, value]) => {
    if (typeof value !== 'string' || !keys.test(name)) return [name, value];
    if (name === 'service_key') return [name, value.replace('fakekeyid', 'badkeyid')];
    return [name, `${value}-bad`];
  });
  return { uses, members: Object.fromEntries(entries) };
}

/** Every vendor as in the recorded world, plus one of each tested, failed and never tested. */
function credentials(): SeededCredential[] {
  const known = KNOWN_CREDENTIALS.map(({ sid, vendor, label, accountSid, members }, index) => ({
    sid,
    vendor,
    label,
    accountSid,
    provider: NORTHWIND,
    sample: { uses: VENDOR_SAMPLES[vendor]?.uses ?? 'both', members },
    testedDaysAgo: accountSid === undefined && index % 4 !== 3 ? index : undefined,
  }));
  const states = Object.entries(VENDOR_SAMPLES).flatMap(([vendor, sample]) => [
    {
      sid: sidFor('speech', `${vendor}/ok`),
      vendor,
      provider: NORTHWIND,
      accountSid: account('Stark Manufacturing'),
      label: 'production',
      sample,
      testedDaysAgo: 1,
    },
    {
      sid: sidFor('speech', `${vendor}/failed`),
      vendor,
      provider: CONTOSO,
      label: 'trial',
      sample: spoilt(sample),
      testedDaysAgo: 6,
    },
    {
      sid: sidFor('speech', `${vendor}/never`),
      vendor,
      provider: NORTHWIND,
      accountSid: account('Wayne Logistics'),
      sample,
    },
  ]);
  return [...known, ...states];
}

function tested({ vendor, sample, testedDaysAgo }: SeededCredential, now: Date) {
  if (testedDaysAgo === undefined) return {};
  const { uses, members } = sample;
  const result = testCredential(vendor, members, { tts: uses !== 'stt', stt: uses !== 'tts' });
  const flag = (status: string) => (status === 'not tested' ? null : Number(status === 'ok'));
  const tts_tested_ok = flag(result.tts.status);
  const stt_tested_ok = flag(result.stt.status);
  const isTested = tts_tested_ok !== null || stt_tested_ok !== null;
  const last_tested = toSeconds(new Date(now.getTime() - testedDaysAgo * day));
  return { tts_tested_ok, stt_tested_ok, last_tested: isTested ? last_tested : null };
}

export function seedSpeech({ writer }: Store, now: Date): void {
  const created_at = toSeconds(new Date(now.getTime() - 90 * day));
  for (const [index, seeded] of credentials().entries()) {
    const { sid, vendor, provider, accountSid, label, sample } = seeded;
    writer.insert(tables.speechCredentials, sid, {
      service_provider_sid: provider,
      account_sid: accountSid ?? null,
      vendor,
      label: label ?? null,
      use_for_tts: Number(sample.uses !== 'stt'),
      use_for_stt: Number(sample.uses !== 'tts'),
      credential: JSON.stringify(sample.members),
      created_at,
      last_used: index % 3 === 0 ? toSeconds(new Date(now.getTime() - (index % 9) * day)) : null,
      ...tested(seeded, now),
    });
  }
}

const northwindGoogle = 'ca7ca857-7605-47ac-9d42-6260f7f1af29';
const acmeGoogle = '7c146ce5-fa6c-4969-a549-facf3f8cda3f';

export function seedCustomVoices({ writer }: Store): void {
  const stark = sidFor('speech', 'google/ok');
  const insert = (sid: string, speech_credential_sid: string, columns: Record<string, unknown>) =>
    writer.insert(tables.googleCustomVoices, sid, { speech_credential_sid, ...columns });

  insert('de76b2da-514a-4d9c-8abf-be725373fec7', northwindGoogle, {
    name: 'House voice',
    model: 'projects/fake/locations/us/models/m1',
  });
  insert('f7e2caf0-efbd-4237-9701-c536c0de722c', northwindGoogle, {
    name: 'Cloned voice',
    model: '',
    reported_usage: 'OFFLINE',
    use_voice_cloning_key: 1,
  });
  insert(sidFor('custom-voice', 'Acme'), acmeGoogle, {
    name: 'Acme announcer',
    model: `projects/${ACME.slice(0, 8)}/locations/eu/models/announcer`,
    reported_usage: 'REPORTED_USAGE_UNSPECIFIED',
  });
  insert(sidFor('custom-voice', 'Stark'), stark, {
    name: 'Plant manager, cloned',
    model: '',
    use_voice_cloning_key: 1,
    voice_cloning_key: 'FAKE-CLONING-KEY-'.repeat(40),
  });
}

export type VendorSample = { uses: 'tts' | 'stt' | 'both'; members: Members };

/** The credentials of the recorded world. */
export const KNOWN_CREDENTIALS: readonly KnownCredential[] = [...KNOWN_A_TO_H, ...KNOWN_I_TO_Z];

function usesOf(vendor: string): VendorSample['uses'] {
  const { synthesis, recognition } = findVendor(vendor) ?? {};
  if (synthesis && recognition) return 'both';
  return synthesis ? 'tts' : 'stt';
}

/** Known credential without a label; made-up members for a vendor newer than the recordings. */
function sampleOf(id: string): [vendor: string, sample: VendorSample] {
  const known = KNOWN_CREDENTIALS.find(
    ({ vendor, label, accountSid }) =>
      !label && !accountSid && (vendor === id || (id === 'custom' && vendor.startsWith('custom:'))),
  );
  const vendor = known?.vendor ?? id;
  const required = speechVendor(vendor)?.required ?? [];
  const members = Object.fromEntries(required.map((member) => [member, `fake-${member}`]));
  return [vendor, { uses: usesOf(vendor), members: known?.members ?? members }];
}

/** A minimal credential of every vendor. */
export const VENDOR_SAMPLES = Object.fromEntries(vendorIds.map(sampleOf));
