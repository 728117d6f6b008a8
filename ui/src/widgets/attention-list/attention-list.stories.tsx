import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, staysInside, unbroken } from '../../stays-inside.ts';
import { AttentionList } from './attention-list.tsx';

const meta = {
  title: 'Widgets/AttentionList',
  component: AttentionList,
  tags: ['catalogue'],
  args: {
    label: 'Needs a look',
    items: [
      {
        id: 'trunk',
        severity: 'danger',
        title: 'Acme backup trunk is unregistered',
        detail: '401 Unauthorized',
        action: { label: 'Open carrier', href: '#carrier' },
      },
      {
        id: 'speech',
        severity: 'warning',
        title: 'Deepgram Flux (trial) failed its last test',
        detail: 'Speech to text',
        action: { label: 'Open credential', href: '#credential' },
      },
      {
        id: 'untested',
        severity: 'notice',
        title: '3 speech credentials have never been tested',
        action: { label: 'Show them', href: '#untested' },
      },
    ],
  },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Open carrier: Acme backup trunk is unregistered',
    });
    await expect(link).toHaveAttribute('href', '#carrier');
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: 'long',
        severity: 'danger',
        title: 'Baltic Retail voice – Übergabe Frankfurt/Zürich, IPv6-ready, is unregistered',
        detail: 'sip:registrar.übergabe-telekommunikationsgesellschaft.example.net didn’t respond',
        action: { label: 'Open carrier', href: '#carrier' },
      },
    ],
  },
  decorators: [(Story) => <div className="w-[326px]">{Story()}</div>],
};

/** An unbroken word wraps, also in the link; the sentence keeps half of the line. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  globals: onPhone,
  args: {
    items: [
      {
        id: 'endless',
        severity: 'danger',
        title: unbroken,
        action: { label: unbroken, href: '#carrier' },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await staysInside(canvasElement);
    const item = canvas.getByRole('listitem');
    await expect(canvas.getByRole('link').offsetWidth).toBeLessThanOrEqual(item.offsetWidth / 2);
  },
};
