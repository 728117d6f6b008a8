import type { Meta, StoryObj } from '@storybook/react-vite';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { credentialName } from '../../shared/speech/credential-name.ts';
import { type ShownCredential, SpeechListView } from './speech-list.view.tsx';

const today = new Date(2026, 10, 20, 12);

const credential = (index: number, part: Partial<ShownCredential> = {}): ShownCredential => {
  const row = { vendor: 'aws', label: '', ...part };
  return {
    speech_credential_sid: `00000000-0000-4000-8000-00000000000${index}`,
    account_sid: null,
    use_for_tts: true,
    use_for_stt: true,
    use_custom_tts: false,
    last_used: new Date(2026, 10, 19, 9),
    last_tested: new Date(2026, 10, 18, 9),
    tts_tested_ok: true,
    stt_tested_ok: true,
    isLocked: false,
    users: [],
    ...row,
    name: credentialName(row),
  };
};

const rows = [
  credential(1, {
    users: [
      { id: '20000000-0000-4000-8000-000000000001', name: 'Support IVR' },
      { id: '20000000-0000-4000-8000-000000000002', name: 'Voicemail' },
    ],
  }),
  credential(2, { vendor: 'deepgram', label: 'trial', users: undefined, stt_tested_ok: false }),
  credential(3, { vendor: 'custom:House voices', tts_tested_ok: null, stt_tested_ok: null }),
  credential(4, {
    vendor: 'elevenlabs',
    label: 'production',
    account_sid: '10000000-0000-4000-8000-000000000001',
    use_for_stt: false,
    last_used: null,
  }),
  credential(5, { vendor: 'whisper', use_for_tts: false, use_for_stt: false, isLocked: true }),
];

const meta = {
  title: 'Screens/Speech',
  component: SpeechListView,
  args: {
    ...listState(rows),
    accountFilter: noAccountFilter,
    today,
    onTestAll: () => undefined,
  },
} satisfies Meta<typeof SpeechListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = narrow;
export const FirstUse: Story = states.firstUse;
