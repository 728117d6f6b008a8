import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditConflicts } from './index.ts';

const meta = {
  title: 'Patterns/EditConflicts',
  component: EditConflicts,
  tags: ['catalogue'],
  args: {
    onAnswer: fn(),
    conflicts: [
      { path: 'name', label: 'Account name', mine: 'Acme Support', theirs: 'Acme Service Desk' },
      {
        path: 'registrationHook',
        label: 'Registration webhook',
        mine: 'POST https://hooks.acme.example/registered',
        theirs: 'Not set',
      },
    ],
  },
} satisfies Meta<typeof EditConflicts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoValues: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const name = await screen.findByRole('radiogroup', { name: 'Account name' });
    await expect(name).toHaveTextContent('Acme Service Desk');
    const [, theirs] = screen.getAllByRole('radio', { name: /Saved by someone else/ });
    if (theirs) await userEvent.click(theirs);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ name: 'mine', registrationHook: 'theirs' });
  },
};

export const OneValue: Story = {
  args: {
    conflicts: [
      { path: 'realm', label: 'SIP realm', mine: 'a.sip.example.net', theirs: 'b.sip.example.net' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(null);
  },
};
