import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Application } from '../../platform/resources/applications/applications.ts';
import {
  noAccountFilter as accountFilter,
  listState,
  narrow,
  states,
} from '../../screen/list/list.fixtures.tsx';
import { ApplicationListView } from './application-list.view.tsx';
import { application } from './form/application.fixtures.ts';

const names = ['After hours', 'IVR main menu', 'Queue', 'Support line'];
const rows: Application[] = names.map((name, index) => ({
  ...application,
  application_sid: `c2486fc1-a8d3-4f88-a13a-573c47776b0${index}`,
  name,
  app_json: index === 0 ? '[{"verb":"hangup"}]' : '',
  speech_recognizer_vendor: index === 2 ? '' : 'deepgram',
}));

const numbers = new Map([
  [rows[1]?.application_sid ?? '', 12],
  [rows[3]?.application_sid ?? '', 1],
]);

const meta = {
  title: 'Screens/Applications',
  component: ApplicationListView,
  args: { ...listState(rows), numbers, hasAccount: true, accountFilter },
} satisfies Meta<typeof ApplicationListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['visual'] };
export const FirstUse: Story = { tags: ['visual'], ...states.firstUse };
export const Narrow: Story = { tags: ['visual'], ...narrow };
