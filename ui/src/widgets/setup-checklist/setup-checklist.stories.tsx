import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetupChecklist } from './setup-checklist.tsx';

const meta = {
  title: 'Widgets/SetupChecklist',
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
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
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

/** Five steps, the next one with its button. */
export const FirstCall: Story = {
  tags: ['visual'],
  args: {
    steps: [
      { id: 'account', label: 'Account', href: '#account', isDone: true, name: 'Acme Support' },
      { id: 'carrier', label: 'Carrier', href: '#carrier', isDone: true, name: 'Aurora Wholesale' },
      { id: 'number', label: 'Number', isDone: false },
      { id: 'application', label: 'Application', isDone: false },
      { id: 'call', label: 'Call', isDone: false },
    ],
    next: {
      text: 'Add a phone number that Aurora Wholesale brings to you.',
      action: { label: 'Add phone number', href: '#add' },
    },
  },
  play: async ({ canvas }) => {
    const stations = canvas.getAllByRole('listitem').map(({ dataset }) => dataset['state']);
    await expect(stations).toEqual(['done', 'done', 'next', 'later', 'later']);
    await expect(canvas.getByRole('link', { name: 'Add phone number' })).toBeVisible();
  },
};
