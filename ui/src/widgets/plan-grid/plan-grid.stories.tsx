import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
