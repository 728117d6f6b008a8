import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeBlock } from './code-block.tsx';

const payload = JSON.stringify(
  { verb: 'say', text: 'Welcome to Acme Support', synthesizer: { vendor: 'default' } },
  null,
  2,
);

const meta = {
  title: 'Primitives/CodeBlock',
  component: CodeBlock,
  tags: ['catalogue'],
  args: { code: payload, language: 'JSON' },
  decorators: [(Story) => <div className="max-w-prose bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
};

export const Tall: Story = {
  args: {
    language: 'SIP',
    labels: { copyLabel: 'Copy SIP message' },
    maxHeight: '8rem',
    code: Array.from({ length: 40 }, (_, line) => `X-Header-${line + 1}: value ${line + 1}`).join(
      '\n',
    ),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'SIP' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
