import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { CardForm, type CardFormHandle, type CardFormProps } from './card-form.tsx';
import { createStandInEngine, standInCards } from './stand-in-engine.ts';

function WithButton(props: CardFormProps) {
  const card = useRef<CardFormHandle>(null);
  const [outcome, setOutcome] = useState('');
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-full">
        <CardForm {...props} ref={card} />
      </div>
      <Button
        onClick={() =>
          card.current
            ?.createPaymentMethod()
            .then(setOutcome, (error: Error) => setOutcome(error.message))
        }
      >
        Take the card
      </Button>
      <output>{outcome}</output>
    </div>
  );
}

const loadEngine = async () => createStandInEngine(async () => undefined);

const meta: Meta<typeof CardForm> = {
  title: 'Widgets/CardForm',
  component: CardForm,
  tags: ['catalogue'],
  args: { loadEngine, onComplete: fn() },
  render: (args) => <WithButton {...args} />,
  decorators: [(Story) => <div className="max-w-120 bg-card p-4">{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof meta>;

const take =
  (number: string, outcome: string): Story['play'] =>
  async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), number);
    await expect(args.onComplete).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Take the card' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(outcome));
  };

export const Default: Story = { play: take(standInCards.paid, 'pm_card_ok') };
export const ActionRequired: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: take(standInCards.authentication, 'pm_card_authenticationRequired'),
};
export const Expired: Story = { play: take(standInCards.expired, 'Your card has expired.') };

export const Wrong: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), '42x');
    await expect(canvas.getByText('Your card number is invalid.')).toBeVisible();
    await expect(args.onComplete).toHaveBeenLastCalledWith(false);
  },
};

export const Slow: Story = {
  args: { loadEngine: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the card form…')).toBeInTheDocument();
  },
};

function failsOnce() {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('blocked')) : loadEngine();
  };
}

export const NotLoaded: Story = {
  tags: ['visual'],

  args: { loadEngine: failsOnce() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn't be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
};
