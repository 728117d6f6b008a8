import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetupChecklist } from './setup-checklist.tsx';

const meta = {
  title: 'Widgets/Setup checklist',
  component: SetupChecklist,
  tags: ['catalogue'],
  args: {
    steps: [
      { id: 'carrier', label: 'Add a carrier to route calls', href: '#carrier', isDone: false },
      {
        id: 'speech',
        label: 'Add speech credentials for text-to-speech and speech-to-text',
        href: '#speech',
        isDone: true,
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-100 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof SetupChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],

  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Add a carrier to route calls');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/^Done: Add speech/);
  },
};
