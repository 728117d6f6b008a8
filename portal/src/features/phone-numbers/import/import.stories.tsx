import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../../screen/list/list.fixtures.tsx';
import { ImportView } from './import.view.tsx';
import type { PlannedRow } from './plan.ts';

const row = (
  line: number,
  number: string,
  outcome: PlannedRow['outcome'],
  note: string,
): PlannedRow => ({
  line,
  number,
  outcome,
  note,
  write:
    outcome === 'new' || outcome === 'change'
      ? { kind: 'update', sid: 'n', body: { account_sid: 'a', application_sid: null } }
      : null,
});
const rows = [
  row(2, '15085441234', 'new', 'For Acme Support, on Simwood. Calls go to Support line.'),
  row(
    3,
    '442079460123',
    'change',
    'Account: Acme Support → Globex Sales. Application: Menu → None.',
  ),
  row(4, '4930901820', 'same', ''),
  row(5, '4930901821', 'refused', 'No carrier “Nobody”.'),
];
const nothing = () => undefined;
const kept = { fileName: 'numbers.csv', rows };

const meta = {
  title: 'Screens/Phone numbers/Import',
  component: ImportView,
  args: {
    state: { step: 'choose' },
    choose: nothing,
    close: nothing,
    start: async () => undefined,
    resume: nothing,
    writeRefusal: undefined,
  },
  decorators: [(Story) => <div className="grid gap-4">{Story()}</div>],
} satisfies Meta<typeof ImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = { tags: ['visual'] };
export const Unreadable: Story = {
  args: { state: { step: 'choose', problem: 'The file has no rows.' } },
};
export const Reading: Story = {
  args: { state: { step: 'reading', fileName: 'numbers.csv', what: 'file', share: 0.4 } },
};
export const Planned: Story = { tags: ['visual'], args: { state: { step: 'planned', ...kept } } };
export const PlannedNarrow: Story = {
  tags: ['visual'],
  args: Planned.args,
  decorators: narrow.decorators,
};
export const Incomplete: Story = {
  args: {
    state: {
      step: 'ended',
      ...kept,
      results: new Map([[2, 'Someone added this number in the meantime.']]),
    },
  },
};
export const Done: Story = {
  args: {
    state: {
      step: 'ended',
      ...kept,
      results: new Map([
        [2, null],
        [3, null],
      ]),
    },
  },
};
export const ViewOnly: Story = { args: { writeRefusal: 'You have view-only access.' } };
