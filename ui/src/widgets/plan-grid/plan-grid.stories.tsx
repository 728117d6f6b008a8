import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stateful } from '../../stateful.fixtures.tsx';
import { PlanGrid } from './plan-grid.tsx';

const Stateful = stateful(PlanGrid);

const tier = (upTo: number | null, unitAmount: string) => ({ upTo, unitAmount, flatAmount: '0' });

const meta = {
  title: 'Widgets/PlanGrid',
  component: PlanGrid,
  tags: ['catalogue'],
  args: {
    value: { sessions: '5', devices: '0' },
    onChange: fn(),
    lines: [
      {
        id: 'sessions',
        label: 'Maximum concurrent call sessions',
        unit: 'session',
        price: {
          currency: 'usd',
          scheme: 'volume',
          tiers: [tier(25, '1000'), tier(100, '800'), tier(null, '650')],
        },
        min: 5,
        max: 1000,
      },
      {
        id: 'devices',
        label: 'Additional device registrations',
        unit: 'per device',
        price: { currency: 'usd', scheme: 'per_unit', unitAmount: '100' },
        min: 0,
        max: 200,
      },
    ],
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className="max-w-180 bg-card p-4">{Story()}</div>],
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const total = () => canvas.getByRole('row', { name: /Total monthly cost/ });
    await expect(total()).toHaveTextContent('$50.00');
    const sessions = canvas.getByRole('textbox', { name: 'Maximum concurrent call sessions' });
    await userEvent.clear(sessions);
    await userEvent.type(sessions, '26');
    await expect(total()).toHaveTextContent('$208.00');
    await expect(canvas.getByRole('row', { name: /^Maximum/ })).toHaveTextContent(
      '$8.00 per session',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /device/ }), '{Backspace}7');
    await expect(total()).toHaveTextContent('$215.00');
  },
};

export const OutOfBounds: Story = {
  tags: ['visual', 'visual-axes'],

  args: { value: { sessions: '4', devices: '201' } },
};

/** Lines in different currencies, with a total for each: they can't be added up. */
export const Currencies: Story = {
  args: {
    value: { sessions: '5', devices: '2', numbers: '3' },
    lines: [
      {
        id: 'sessions',
        label: 'Maximum concurrent call sessions',
        unit: 'session',
        price: { currency: 'usd', scheme: 'per_unit', unitAmount: '1000' },
        min: 5,
        max: 1000,
      },
      {
        id: 'devices',
        label: 'Additional device registrations',
        unit: 'device',
        price: { currency: 'cad', scheme: 'per_unit', unitAmount: '100' },
        min: 0,
        max: 200,
      },
      {
        id: 'numbers',
        label: 'Phone numbers',
        unit: 'number',
        price: { currency: 'jpy', scheme: 'per_unit', unitAmount: '150' },
        min: 0,
        max: 50,
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^Additional/)).toHaveTextContent('CA$1.00 per device');
    await expect(row(/^Phone/)).toHaveTextContent('¥150 per number');
    await expect(row(/^Phone/)).toHaveTextContent('¥450');
    const [, total] = within(row(/^Total/)).getAllByRole('cell');
    const amounts = [...(total?.children ?? [])].map(({ textContent }) => textContent);
    await expect(amounts).toEqual(['$50.00', 'CA$2.00', '¥450']);
  },
};

/** An unbroken word wraps: nothing overflows. */
export const EndlessWord: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: {
    value: { devices: '5' },
    lines: [
      {
        id: 'devices',
        label: 'Wxyzabcdefghij'.repeat(6),
        unit: 'device',
        price: { currency: 'usd', scheme: 'per_unit', unitAmount: '100' },
        min: 0,
        max: 200,
      },
    ],
  },
  decorators: [(Story) => <div className="w-80 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('table');
    await expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(shown.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** As wide as a card of a phone whose text is set to 200 %. */
export const Narrowest: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { value: { sessions: '1000', devices: '200' } },
  decorators: [(Story) => <div className="w-[8.2rem]">{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const room = table.parentElement?.getBoundingClientRect().width;
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(room ?? 0);
    await expect(canvas.getByRole('row', { name: /^Maximum/ })).toHaveTextContent('$6,500.00');
    await expect(canvas.getByRole('row', { name: /Total/ })).toHaveTextContent('$6,700.00');
  },
};
