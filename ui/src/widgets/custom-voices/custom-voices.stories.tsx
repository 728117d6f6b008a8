import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { type CustomVoicesValue, noVoices } from './custom-voices.model.ts';
import { CustomVoices } from './custom-voices.tsx';

const Stateful = stateful(CustomVoices);

const stored: CustomVoicesValue = {
  isOn: true,
  keys: {},
  voices: [
    {
      id: 'voice-1',
      isStored: true,
      name: 'House voice',
      usage: 'REALTIME',
      isCloned: false,
      model: 'projects/acme/locations/us/models/house',
      keyPreview: '',
      wasCloned: false,
    },
    {
      id: 'voice-2',
      isStored: true,
      name: 'Plant manager, cloned',
      usage: 'REALTIME',
      isCloned: true,
      model: '',
      keyPreview: `${'FAKE-CLONING-KEY-'.repeat(6).slice(0, 100)}...`,
      wasCloned: true,
    },
  ],
};

const meta = {
  title: 'Widgets/CustomVoices',
  component: CustomVoices,
  tags: ['catalogue'],
  args: { value: noVoices, onChange: fn(), onLastRemoved: fn() },
  render: (args) => (
    <div className="max-w-prose bg-card p-4">
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof CustomVoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use custom voices' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove custom voice 1' }));
    await expect(args.onLastRemoved).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use voice cloning key' }));
    await expect(canvas.queryByLabelText(/Model/)).toBeNull();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['k'.repeat(150)], 'key.txt'));
    await expect(await canvas.findByText(`${'k'.repeat(100)}...`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add custom voice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove custom voice 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ keys: {}, voices: [expect.objectContaining({ id: 'new-2' })] }),
    );
  },
};

export const Stored: Story = { tags: ['visual'], args: { value: stored } };

/** The value holds no part of a cloning key, so it can be stored. */
export const KeysApart: Story = {
  args: {
    value: {
      ...stored,
      voices: stored.voices.map((one) => ({ ...one, keyPreview: '', hasKey: one.isCloned })),
    },
    keyPreviews: { 'voice-2': 'FAKE-APART...' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FAKE-APART...')).toBeVisible();
  },
};

export const NoCloning: Story = {
  args: { value: stored, cloningRefusal: 'Only administrators can give a cloning key.' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /cloning key/ });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(second).not.toHaveAttribute('aria-disabled');
  },
};
export const ReadOnly: Story = { args: { value: stored, readOnly: true } };
