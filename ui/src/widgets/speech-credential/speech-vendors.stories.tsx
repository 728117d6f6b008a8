import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CredentialValues, visibleFields } from '../../patterns/credential-fields/index.ts';
import { stateful } from '../../stateful.fixtures.tsx';
import { newCredential, speechFields } from './speech-credential.model.ts';
import { SpeechCredential } from './speech-credential.tsx';

const Stateful = stateful(SpeechCredential);

/** Every vendor in each of its ways, as its record has it. */
const meta = {
  title: 'Widgets/Speech credential/Vendors',
  component: SpeechCredential,
  tags: ['catalogue'],
  args: { vendor: 'aws', value: newCredential('aws'), onChange: () => undefined },
  render: (args) => (
    <div className="max-w-prose bg-card p-4">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof SpeechCredential>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each field it asks for can be found by its label. */
const way = (vendor: string, steering: CredentialValues = {}): Story => ({
  args: { vendor, value: { ...newCredential(vendor), ...steering } },
  play: async ({ canvas, args: { value } }) => {
    for (const { label } of visibleFields(speechFields(vendor), value)) {
      const text = typeof label === 'function' ? label(value) : label;
      await expect(canvas.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    }
  },
});

export const AssemblyAi = way('assemblyai');
export const AwsAccessKey = way('aws', { mode: 'access_key' });
export const AwsAssumeRole = way('aws', { mode: 'assume_role' });
export const AwsInstanceProfile = way('aws', { mode: 'instance_profile' });
export const Cartesia = way('cartesia');
export const CartesiaOptions = way('cartesia', { has_options: true });
export const Cobalt = way('cobalt');
export const Custom = way('custom');
export const DeepgramHosted = way('deepgram', { mode: 'hosted' });
export const DeepgramOnPremises = way('deepgram', { mode: 'onprem' });
export const DeepgramFlux = way('deepgramflux');
export const ElevenLabs = way('elevenlabs');
export const ElevenLabsOptions = way('elevenlabs', { has_options: true });
export const Gladia = way('gladia');
export const Google = way('google');
export const Ibm = way('ibm');
export const Inworld = way('inworld');
export const InworldOptions = way('inworld', { has_options: true });
export const MicrosoftHosted = way('microsoft', { mode: 'hosted' });
export const MicrosoftOnPremises = way('microsoft', { mode: 'onprem' });
export const Nuance = way('nuance');
export const NuanceOnPremises = way('nuance', { onprem_tts: true, onprem_stt: true });
export const Nvidia = way('nvidia');
export const OpenAi = way('openai');
export const PlayHtHosted = way('playht', { mode: 'hosted' });
export const PlayHtOnPremises = way('playht', { mode: 'onprem' });
export const PlayHtOptions = way('playht', { has_options: true });
export const Resemble = way('resemble');
export const ResembleOnPremises = way('resemble', { onprem: true });
export const RimeLabs = way('rimelabs');
export const RimeLabsOptions = way('rimelabs', { has_options: true });
export const Soniox = way('soniox');
export const SoundHound = way('houndify');
export const SpeechmaticsHosted = way('speechmatics', { mode: 'hosted' });
export const SpeechmaticsOnPremises = way('speechmatics', { mode: 'onprem' });
export const Verbio = way('verbio');
export const Voxist = way('voxist');
export const WellSaid = way('wellsaid');
export const Whisper = way('whisper');
