import type { Meta, StoryObj } from '@storybook/react-vite';
import { listState, narrow, noAccountFilter, states } from '../../screen/list/list.fixtures.tsx';
import { NumberListView, type ShownNumber } from './number-list.view.tsx';

const shown = (index: number, stored: string, part: Partial<ShownNumber> = {}): ShownNumber => ({
  phone_number_sid: `00000000-0000-4000-8000-00000000000${index}`,
  number: stored,
  stored,
  accountSid: null,
  applicationSid: null,
  accountName: 'Acme Support',
  carrierName: 'Simwood',
  applicationName: null,
  ...part,
});
const rows = [
  shown(1, '15085441234', { applicationName: 'Support line' }),
  shown(2, '442079460123', { accountName: 'Globex Sales', applicationName: 'IVR main menu' }),
  shown(3, '4930901820', { accountName: undefined, applicationName: undefined }),
  shown(4, '4410', { carrierName: null }),
  shown(5, `${'1508*'.repeat(12)}`, {
    accountName: 'Telekommunikationsgesellschaft für Registrierungsberechtigungen mbH',
  }),
];

const meta = {
  title: 'Screens/Phone numbers',
  component: NumberListView,
  args: {
    ...listState(rows),
    accountFilter: noAccountFilter,
    missing: null,
    selection: undefined,
  },
} satisfies Meta<typeof NumberListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const Narrow: Story = { tags: ['visual'], ...narrow };
export const Selectable: Story = {
  args: {
    selection: {
      selected: new Set(['00000000-0000-4000-8000-000000000002']),
      onChange: () => undefined,
      labelOf: ({ number }) => number,
    },
  },
};
export const FirstUse: Story = { tags: ['visual'], ...states.firstUse };
export const NoAccount: Story = { args: { missing: 'account' } };
export const NoCarrier: Story = { args: { missing: 'carrier' } };
