import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foreign } from '../../tokens/text/index.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn } from './data-table.types.ts';

type Named = { id: string; name: string };

/** A four-letter word in a script that the shipped fonts lack. */
const arabic = String.fromCodePoint(0x634, 0x631, 0x643, 0x629);

const rows: readonly Named[] = [
  { id: 'latin', name: 'Northwind Telecom International Wholesale and Interconnect' },
  { id: 'arabic', name: foreign(Array(16).fill(arabic).join(' ')) },
];

const columns: readonly DataTableColumn<Named>[] = [
  { id: 'text', header: 'Text', minWidth: 8, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'link',
    header: 'Link',
    minWidth: 8,
    cell: ({ name }) => <a href="#name">{name.replace(/[\u2068\u2069]/g, '')}</a>,
  },
  {
    id: 'line',
    header: 'Line',
    minWidth: 8,
    cell: ({ name }) => (
      <span className="flex min-w-0">
        <span className="truncate">{name.replace(/[\u2068\u2069]/g, '')}</span>
      </span>
    ),
  },
];

const meta = {
  title: 'Patterns/DataTable/Names',
  component: DataTable<Named>,
  tags: ['!catalogue', '!autodocs'],
  args: { label: 'Carriers', columns, rows, rowKey: ({ id }) => id },
  decorators: [(Story) => <div className="w-160">{Story()}</div>],
} satisfies Meta<typeof DataTable<Named>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Positions of the first and last letter of a name, and of the box that cuts it. */
function placesOf(cell: HTMLElement) {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const letterAt = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const { left, right } = cell.getBoundingClientRect();
  const isInside = (letter: DOMRect) => letter.left >= left - 1 && letter.right <= right + 1;
  return { first: isInside(letterAt(0)), last: isInside(letterAt(text.length - 1)) };
}

const endsAreCut: Story['play'] = async ({ canvas }) => {
  const cells = [...canvas.getAllByRole('rowheader'), ...canvas.getAllByRole('cell')];
  await expect(cells).toHaveLength(6);
  for (const cell of cells) await expect(placesOf(cell)).toEqual({ first: true, last: false });
};

/** A name is cut at its end, whatever the direction of the page and of the name. */
export const LeftToRight: Story = { play: endsAreCut };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: endsAreCut };
