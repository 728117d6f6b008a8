import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { FormSection } from './form-section.tsx';

const meta = {
  title: 'Patterns/FormSection',
  component: FormSection,
  tags: ['catalogue'],
  args: {
    title: 'Registration',
    description: 'Trunkline registers with the carrier, so that it knows where to send calls.',
    children: (
      <>
        <Field label="Username" required>
          <TextInput defaultValue="acme-trunk" />
        </Field>
        <Field label="SIP realm" help="The domain name that SIP devices will register with">
          <TextInput defaultValue="sip.acme.example.net" />
        </Field>
      </>
    ),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Registration' })).toBeVisible();
    const title = canvas.getByRole('heading', { level: 2, name: 'Registration' });
    const input = canvas.getByRole('textbox', { name: /Username/ });
    // In a wide section the fields are beside the title.
    await expect(input.getBoundingClientRect().left).toBeGreaterThan(
      title.getBoundingClientRect().right,
    );
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div className="w-88 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Registration' });
    const input = canvas.getByRole('textbox', { name: /Username/ });
    await expect(input.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
};

export const Wide: Story = {
  args: { isWide: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Registration' });
    const input = canvas.getByRole('textbox', { name: /Username/ });
    await expect(input.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
};

export const Page: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-6">
      <FormSection {...args} aside={<Link href="#manual">How registration works</Link>} />
      <FormSection
        tone="danger"
        title="Delete this carrier"
        description="This also deletes its gateways and phone numbers."
      >
        <div>
          <Button tone="danger" icon={Trash2}>
            Delete carrier
          </Button>
        </div>
      </FormSection>
    </div>
  ),
};
