import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  tags: ['catalogue'],
  args: { children: 'Calls from these addresses are answered.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-prose gap-2">
      <Text>Calls from these addresses are answered.</Text>
      <Text tone="muted">Not set</Text>
      <Text size="small" tone="muted">
        Changes below apply immediately.
      </Text>
      <Text size="small" tone="warning">
        This key expires tomorrow.
      </Text>
      <Text size="small" tone="danger" role="alert">
        Couldn't load the addresses.
      </Text>
      <Text as="span" size="meta" tone="muted">
        SIP realm
      </Text>
    </div>
  ),
};
