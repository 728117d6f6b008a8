import type { MatrixAccount, MatrixCredential, SpeechNeed } from './speech-matrix.model.ts';

export const credential = (id: string, part: Partial<MatrixCredential> = {}): MatrixCredential => ({
  id,
  vendor: 'google',
  label: null,
  accountId: null,
  useForTts: true,
  useForStt: true,
  ...part,
});

export const need = (part: Partial<SpeechNeed> = {}): SpeechNeed => ({
  applicationId: 'ivr',
  applicationName: 'Support IVR',
  accountId: 'acme',
  direction: 'synthesis',
  vendor: 'google',
  label: null,
  ...part,
});

const shared = [
  credential('google'),
  credential('deepgram', { vendor: 'deepgram', label: 'trial' }),
];

export const accounts: MatrixAccount[] = [
  {
    id: 'acme',
    name: 'Acme Support',
    credentials: [credential('acme-google', { accountId: 'acme', useForStt: false }), ...shared],
  },
  {
    id: 'globex',
    name: 'Globex',
    credentials: [
      credential('globex-aws', { vendor: 'aws', label: 'eu', accountId: 'globex' }),
      ...shared,
    ],
  },
  { id: 'initech', name: 'Initech', credentials: shared },
];

export const needs: SpeechNeed[] = [
  need(),
  need({ direction: 'recognizer' }),
  need({
    applicationId: 'outbound',
    applicationName: 'Outbound campaign',
    accountId: 'globex',
    vendor: 'elevenlabs',
  }),
  need({
    applicationId: 'menu',
    applicationName: 'Menu',
    accountId: 'initech',
    vendor: 'deepgram',
    label: 'trial',
  }),
];

const vendors = [
  'google',
  'deepgram',
  'microsoft',
  'elevenlabs',
  'aws',
  'ibm',
  'nuance',
  'nvidia',
  'soniox',
  'cobalt',
  'wellsaid',
  'whisper',
];
const everywhere = vendors.map((vendor) => credential(vendor, { vendor }));
const named = ['Acme Support', 'Globex', 'Initech', 'Umbrella Health', 'Hooli', 'Stark Logistics'];
const others = ['Wayne Retail', 'Soylent', 'Tyrell', 'Wonka Foods', 'Oscorp', 'Cyberdyne'];

/** Twelve accounts by twelve vendors: two accounts differ, four vendors are in use. */
export const twelve = {
  accounts: [...named, ...others].map((name, n): MatrixAccount => {
    const accountId = `account-${n}`;
    const own = [
      [credential('own-deepgram', { vendor: 'deepgram', accountId })],
      [credential('own-microsoft', { vendor: 'microsoft', accountId, isFailing: true })],
    ];
    return { id: accountId, name, credentials: [...(own[n] ?? []), ...everywhere] };
  }),
  needs: vendors.slice(0, 4).map((vendor) => need({ accountId: 'account-2', vendor })),
};
