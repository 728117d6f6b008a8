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
