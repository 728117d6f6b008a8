import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { OutboundRoutes } from './outbound-routes.tsx';
import { type RoutesValue, type RouteValue, routeMessages } from './routes.model.ts';

const carriers = [
  { id: 'skyline', name: 'Skyline SIP' },
  { id: 'baltic', name: 'Baltic Retail voice' },
];

const route = (text: string, part: Partial<RouteValue> = {}): RouteValue => ({
  text,
  carrierId: 'skyline',
  spareCarrierIds: [],
  description: '',
  ...part,
});

const value: RoutesValue = {
  rows: {
    a: route('^44', { description: 'United Kingdom' }),
    b: route('^49(15|16|17)', { carrierId: 'baltic', description: 'German mobiles' }),
    c: route('^\\+?1[2-9]'),
  },
  order: ['a', 'b', 'c'],
};

const many: RoutesValue = {
  rows: Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`r${index}`, route(`^1${200 + index}`)]),
  ),
  order: Array.from({ length: 500 }, (_, index) => `r${index}`),
};

const Stateful = stateful(OutboundRoutes);

const meta = {
  title: 'Widgets/OutboundRoutes',
  component: OutboundRoutes,
  tags: ['catalogue'],
  args: { value, onChange: fn(), carriers },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-240 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof OutboundRoutes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add route' }));
    const added = await canvas.findByRole('textbox', { name: 'Digit prefix or regex of route 4' });
    await waitFor(() => expect(added).toHaveFocus());
    await userEvent.keyboard('^33');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      rows: { ...value.rows, 'new-1': route('^33') },
      order: ['a', 'b', 'c', 'new-1'],
    });
  },
};

export const MoveButtons: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move route 1 down' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, order: ['b', 'a', 'c'] });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move route 2 down' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Route ^44 moved to position 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...value, order: ['b', 'c', 'a'] });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Move route 3 up' })).toHaveFocus(),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    const handle = await canvas.findByRole('button', { name: 'Drag route 1' });
    await expect(handle).toHaveAccessibleDescription(/Press space to pick up the route/);
    handle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(screen.getByText('Route ^44 is at position 1 of 3.')).toBeInTheDocument(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByText('Route ^44 is at position 2 of 3.')).toBeInTheDocument(),
    );
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...value, order: ['b', 'a', 'c'] }),
    );
  },
};

export const Removing: Story = {
  tags: ['!catalogue', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove route 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      rows: { b: value.rows['b'], c: value.rows['c'] },
      order: ['b', 'c'],
    });
    await expect(
      canvas.getByRole('textbox', { name: 'Digit prefix or regex of route 1' }),
    ).toHaveFocus();
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    value: { ...value, rows: { ...value.rows, b: route('', { carrierId: '' }) } },
    errors: { 'rows.b.text': routeMessages.text, 'rows.b.carrierId': routeMessages.carrier },
    takenId: 'c',
    findings: { a: 'notice', b: 'problem' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Digit prefix or regex of route 2' }),
    ).toHaveAccessibleDescription(routeMessages.text);
    await expect(
      canvas.getByRole('combobox', { name: 'Carrier of route 2' }),
    ).toHaveAccessibleDescription(routeMessages.carrier);
    await expect(canvas.getByRole('img', { name: 'The check found a problem' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The check has a notice' })).toBeVisible();
    // The row that takes the number has a tinted background, on which fields need a stronger
    // border.
    const edgeOf = (number: number) =>
      getComputedStyle(canvas.getByRole('textbox', { name: `Description of route ${number}` }))
        .borderColor;
    await expect(edgeOf(3)).not.toBe(edgeOf(1));
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Outbound call routes' }));
    await expect(table.getByText('Baltic Retail voice')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const FiveHundred: Story = {
  args: { value: many },
  play: async ({ canvas, args }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Add route' }));
    const added = await canvas.findByRole('textbox', {
      name: 'Digit prefix or regex of route 501',
    });
    await waitFor(() => expect(added).toHaveFocus());
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ order: [...many.order, 'new-1'] }),
    );
  },
};

export const Narrow: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pattern = await canvas.findByLabelText('Digit prefix or regex of route 1');
    await expect(pattern.clientWidth).toBeGreaterThan(250);
    await expect(canvas.getByText('Digit prefix or regex')).toHaveTextContent(/\*$/);
    await expect(canvas.getByText('Digit prefix or regex')).toBeVisible();
  },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
};
