import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './bar-list.tsx';

const meta = {
  title: 'Widgets/BarList',
  component: BarList,
  tags: ['catalogue'],
  args: {
    label: 'Calls by account',
    items: [
      { id: 'acme', label: 'Acme Support', value: 812, href: '#acme' },
      { id: 'globex', label: 'Globex Sales', value: 240, href: '#globex' },
      { id: 'initech', label: 'Initech', value: 3, href: '#initech' },
      { id: 'none', label: 'Umbrella Übergabe-Telekommunikationsgesellschaft', value: 0 },
    ],
  },
  decorators: [(Story) => <div className="w-72 max-w-full">{Story()}</div>],
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
