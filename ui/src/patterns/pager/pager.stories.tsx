import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Pager, type PagerProps } from './pager.tsx';

const meta = {
  title: 'Patterns/Pager',
  component: Pager,
  tags: ['catalogue'],
  args: { page: 1, pageSize: 25, total: 480, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <Pager
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
      onPageSizeChange={(next) => {
        setPageSize(next);
        setPage(1);
        props.onPageSizeChange?.(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Total: 480 records')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Jump forward 3 pages' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Jump back 3 pages' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(17);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(18);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(17);
  },
};

export const PageSize: Story = {
  tags: ['!catalogue', '!autodocs'],
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Records per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '50 / page' }));
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50);
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 20' })).toBeNull();
  },
};

export const OneRecord: Story = {
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total: 1 record')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const Thousands: Story = {
  args: { total: 3851 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total: 3,851 records')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Positions: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-5">
      {[1, 4, 10, 17, 20].map((page) => (
        <Pager key={page} {...args} page={page} labels={{ navigation: `Pagination at ${page}` }} />
      ))}
    </div>
  ),
};

export const Narrow: Story = {
  args: { page: 10 },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 10 of 20')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 10' })).toBeNull();
  },
};

export const PageOutOfRange: Story = {
  args: { page: 99, total: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
