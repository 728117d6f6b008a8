import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import {
  callsColumn,
  nameColumn,
  type SampleCarrier,
  sampleCarriers,
} from './data-table.fixtures.tsx';
import { DataTable } from './data-table.tsx';

// How loaded rows replace the skeleton. Only tests: there is nothing to look at.
const meta = {
  title: 'Patterns/DataTable/Answer',
  component: DataTable<SampleCarrier>,
  tags: ['!autodocs'],
  args: {
    label: 'Carriers',
    columns: [nameColumn, callsColumn],
    rows: sampleCarriers(8),
    rowKey: ({ sid }) => sid,
    rowActions: ({ name, sid }) => [{ label: `Edit ${name}`, icon: Pencil, href: `#${sid}` }],
    empty: null,
  },
  render: function AnsweredLater(args) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <>
        <DataTable
          {...args}
          rows={isLoaded ? args.rows : []}
          isLoading={!isLoaded}
          skeletonRows={args.rows.length}
        />
        <Button className="mt-3" onClick={() => setIsLoaded(true)}>
          Answer
        </Button>
      </>
    );
  },
} satisfies Meta<typeof DataTable<SampleCarrier>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingJumps: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const shape = () =>
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getBoundingClientRect().width)
        .concat(table.getBoundingClientRect().height);
    const before = shape();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    await expect(shape()).toEqual(before);
  },
};

export const RowsInViewFirst: Story = {
  args: { rows: sampleCarriers(60) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const told: { rows: number; height: number }[] = [];
    const firsts = new Set<Element | null>();
    const look = () => ({
      rows: table.querySelectorAll('tbody tr:not([aria-hidden])').length,
      height: table.getBoundingClientRect().height,
    });
    const { height } = look();
    const observer = new MutationObserver(() => {
      told.push(look());
      firsts.add(table.querySelector('tbody tr:not([aria-hidden])'));
    });
    observer.observe(table, { childList: true, subtree: true });
    // Bypasses the `act` of `userEvent`, which would render everything before it continues.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(look().rows).toBe(60));
    observer.disconnect();
    await expect(told[0]?.rows).toBeLessThan(60);
    await expect(told.every((one) => one.height === height)).toBe(true);
    // The first rows stay mounted when the others arrive.
    await expect(firsts.size).toBe(1);
  },
};

/** Holds the browser's frames back, as for a hidden page. */
function holdFrames() {
  const held: FrameRequestCallback[] = [];
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (act) => held.push(act);
  return {
    release: () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const act of held) act(performance.now());
    },
  };
}

export const ActionsAfterTheFirstFrame: Story = {
  args: { rows: sampleCarriers(3) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const drawn = () => ({
      rows: table.querySelectorAll('tbody th').length,
      actions: table.querySelectorAll('tbody [aria-label^="Edit"]').length,
    });
    const frames = holdFrames();
    try {
      canvas.getByRole('button', { name: 'Answer' }).click();
      // Enough tasks for anything that does not wait for the frame.
      for (let task = 0; task < 10; task += 1) {
        await new Promise((next) => setTimeout(next));
      }
      await expect(drawn()).toEqual({ rows: 3, actions: 0 });
    } finally {
      frames.release();
    }
    await waitFor(() => expect(drawn()).toEqual({ rows: 3, actions: 3 }));
  },
};

export const ActionsOfAHiddenPage: Story = {
  args: { rows: sampleCarriers(2) },
  play: async ({ canvas }) => {
    const frames = holdFrames();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    try {
      canvas.getByRole('button', { name: 'Answer' }).click();
      await canvas.findAllByRole('link', { name: /^Edit/ });
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      frames.release();
    }
  },
};
