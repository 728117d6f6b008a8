import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BulkPace } from './bulk-pace.tsx';
import { DeleteCarrier } from './delete-carrier.tsx';
import { PartialFailure } from './partial-failure.tsx';
import { TwoPeople } from './two-people.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 400));
const refused = () => soon().then(() => Promise.reject(new Error('away')));

const meta = {
  title: 'How to/Examples',
  tags: ['catalogue', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Delete: Story = {
  render: () => <DeleteCarrier onDelete={soon} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete carrier Telefónica' }));
    await expect(await screen.findByRole('link', { name: 'Germany' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Unsaved: Story = {
  render: () => <UnsavedChanges onLeave={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Account name'), ' Desk');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the accounts' }));
    await expect(await screen.findByText('Leave without saving?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  },
};

export const TwoPeopleOnOneRecord: Story = {
  render: () => <TwoPeople loaded="Acme" read={() => 'Acme Service Desk'} save={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Account name'), ' Support');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const choice = await screen.findByRole('radiogroup', { name: 'Account name' });
    await expect(choice).toHaveTextContent('Acme Service Desk');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  },
};

export const Partial: Story = {
  render: () => (
    <PartialFailure
      parts={[
        { id: 'carrier', name: 'Carrier', save: soon },
        { id: 'gateway', name: 'Gateway 203.0.113.10', save: refused },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Unsaved: Gateway 203.0.113.10')).toBeVisible();
  },
};

export const Bulk: Story = {
  render: () => (
    <BulkPace
      numbers={['+49 30 9018 0020', '+49 30 9018 0021', '+49 30 9018 0022']}
      add={(number) => (number.endsWith('21') ? refused() : soon())}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3 phone numbers' }));
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(await canvas.findByText('2 numbers were added, 1 was not.')).toBeVisible();
  },
};
