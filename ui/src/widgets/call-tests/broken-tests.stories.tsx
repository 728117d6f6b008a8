import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrokenTests } from './broken-tests.tsx';

const meta = {
  title: 'Widgets/BrokenTests',
  component: BrokenTests,
  tags: ['catalogue'],
  args: {
    tests: [
      {
        id: 'london',
        title: 'Call to 442079460123 by Acme',
        wanted: 'leaves by Skyline SIP',
        would: 'would leave by Fernway',
      },
      {
        id: 'reception',
        title: 'Call from 54.172.60.1 to 12125550100',
        wanted: 'reaches Reception',
        would: 'would be rejected with 404',
      },
    ],
  },
} satisfies Meta<typeof BrokenTests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: '2 tests would fail' });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      'leaves by Skyline SIP → would leave by Fernway',
    );
    await expect(within(list).getAllByRole('img', { name: 'then' })[0]).toHaveTextContent('→');
  },
};

export const None: Story = {
  tags: ['!catalogue', '!autodocs'],
  args: { tests: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
