import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CallBand } from './call-band.tsx';

const meta = {
  title: 'Widgets/CallBand',
  component: CallBand,
  tags: ['catalogue'],
  args: {
    duration: 39.2,
    pieces: [
      { id: 'ringing', kind: 'ringing', start: 0, end: 8.1 },
      { id: 'connected', kind: 'connected', start: 8.1, end: 39.2 },
      { id: 'gather-1', kind: 'listening', start: 8.3, end: 20.5 },
      { id: 'gather-2', kind: 'listening', start: 21, end: 36 },
      { id: 'say-1', kind: 'speaking', start: 8.3, end: 13.4 },
      { id: 'say-2', kind: 'speaking', start: 21, end: 29.1 },
      { id: 'hook', kind: 'webhook', start: 20.5, end: 21 },
    ],
    marks: [
      { id: 'key', label: 'Key 5', at: 17.3, tone: 'info' },
      { id: 'hook', label: 'Webhook 500', at: 21, tone: 'danger' },
    ],
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState<string | null>(null);
    return <CallBand {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof CallBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'The call over time: Ringing 8.1 s, Connected 3.4 s, Listening 14 s, Speaking 13 s, Webhook 0.5 s',
    );
    const piece = canvasElement.querySelector('[data-kind=speaking]');
    if (piece) await userEvent.click(piece);
    await expect(piece).toHaveAttribute('data-selected');
  },
};

/** The application dialled: from then on the caller talks to the person who answered. */
export const Talking: Story = {
  tags: ['visual'],
  args: {
    duration: 114,
    pieces: [
      { id: 'ringing', kind: 'ringing', start: 0, end: 3 },
      { id: 'connected', kind: 'connected', start: 3, end: 114 },
      { id: 'say', kind: 'speaking', start: 3.4, end: 6 },
      { id: 'dial', kind: 'talking', start: 6, end: 113, with: 'desk101' },
    ],
    marks: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'The call over time: Ringing 3.0 s, Connected 1.4 s, Talking to desk101 1:47, Speaking 2.6 s',
    );
  },
};

/** The length of the call is followed by the side that ended it. */
export const Ended: Story = {
  args: { endedBy: 'called party' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:39, ended by the called party')).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/, ended by the called party$/);
  },
};

/** Without a trace only the ringing is known. */
export const Unanswered: Story = {
  args: {
    duration: 21,
    pieces: [{ id: 'ringing', kind: 'ringing', start: 0, end: 21 }],
    marks: [],
  },
};

/** The recording began when the call was answered; its waveform lines up with that part of the band. */
export const Recorded: Story = {
  tags: ['visual'],
  args: {
    recording: {
      start: 8.1,
      duration: 31.1,
      channels: [
        Array.from({ length: 622 }, (_, n) => (n % 250 < 100 ? Math.abs(Math.sin(n / 3)) : 0.02)),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /, Recording 31 s$/ })).toBeVisible();
    const wave = canvasElement.querySelector('[data-recording]')?.getBoundingClientRect();
    const connected = canvasElement.querySelector('[data-kind=connected]')?.getBoundingClientRect();
    // Within the border of the band.
    await expect(Math.abs((wave?.left ?? 0) - (connected?.left ?? 99))).toBeLessThan(2);
    await expect(Math.abs((wave?.right ?? 0) - (connected?.right ?? 99))).toBeLessThan(2);
  },
};
