import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf } from '../../.storybook/axes.ts';
import { preloadOverview } from '../../portal/src/features/overview/overview.view.tsx';
import { trunkline } from '../../ui/src/tokens/brand/index.ts';
import { Screen } from './screens.tsx';

const meta = {
  title: 'Templates/Whole screens',
  component: Screen,
  tags: ['catalogue', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'accounts', brand: trunkline },
  render: ({ name }, { globals }) => <Screen name={name} brand={brandOf(globals)} />,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = { args: { name: 'log-in' }, tags: ['visual', 'visual-axes'] };
export const Overview: Story = {
  args: { name: 'overview' },
  tags: ['visual', 'visual-axes'],
  // Its parts load lazily: preloaded, they are in the picture from the start.
  loaders: [preloadOverview],
};
export const Accounts: Story = { args: { name: 'accounts' }, tags: ['visual', 'visual-axes'] };
export const Carriers: Story = { args: { name: 'carriers' }, tags: ['visual', 'visual-axes'] };
/** A form for one record. Change a field and watch the bar at the bottom. */
export const Carrier: Story = { args: { name: 'carrier' }, tags: ['visual', 'visual-axes'] };
