import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type SpeechVendor, speechVendors } from '../../engines/speech-vendors/index.ts';
import { type CredentialValues, visibleFields } from '../../patterns/credential-fields/index.ts';
import { stateful } from '../../stateful.fixtures.tsx';
import { newCredential, speechFields } from './speech-credential.model.ts';
import { SpeechCredential } from './speech-credential.tsx';

const Stateful = stateful(SpeechCredential);

/** Values that control the form of a vendor: each of its modes, with all checkboxes ticked. */
function waysOf({ fields }: SpeechVendor): CredentialValues[] {
  const modes = fields.find(({ kind }) => kind === 'modes');
  const boxes = fields.filter(({ kind, isUiOnly }) => kind === 'checkbox' && isUiOnly);
  return [
    ...(modes?.kind === 'modes' ? modes.options.map(({ value }) => ({ mode: value })) : [{}]),
    ...(boxes.length > 0 ? [Object.fromEntries(boxes.map(({ id }) => [id, true]))] : []),
  ];
}

const forms = speechVendors.flatMap((vendor) =>
  waysOf(vendor).map((way, index) => ({
    title: index === 0 ? vendor.name : `${vendor.name}, way ${index + 1}`,
    vendor: vendor.id,
    value: { ...newCredential(vendor.id), ...way },
  })),
);

const meta = {
  title: 'Widgets/SpeechCredential/Vendors',
  component: SpeechCredential,
  tags: ['catalogue'],
  args: { vendor: 'aws', value: newCredential('aws'), onChange: () => undefined },
} satisfies Meta<typeof SpeechCredential>;
export default meta;

/** Every vendor in each of its modes. Each field can be found by its label. */
export const EveryVendor: StoryObj<typeof meta> = {
  render: ({ onChange }) => (
    <>
      {forms.map(({ title, vendor, value }) => (
        <section key={title} className="mb-6 max-w-prose bg-card p-4">
          <h2 className="mb-4 font-semibold">{title}</h2>
          <Stateful vendor={vendor} value={value} onChange={onChange} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const sections = [...canvasElement.querySelectorAll<HTMLElement>('section')];
    await expect(sections).toHaveLength(forms.length);
    for (const [index, { title, vendor, value }] of forms.entries()) {
      const form = within(sections[index] ?? canvasElement);
      for (const { label } of visibleFields(speechFields(vendor), value)) {
        const text = typeof label === 'function' ? label(value) : label;
        const found = form.queryAllByText(text, { exact: false });
        await expect(found.length, `${title}: ${text}`).toBeGreaterThan(0);
      }
    }
  },
};
