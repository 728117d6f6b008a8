import type { ComponentType } from 'react';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import type { ListState } from './list-page.tsx';
import type { List } from './use-list.ts';

const nothing = () => undefined;

/** A list as its address could tell it. */
const listOf = (part: Partial<List> = {}): List => ({
  text: '',
  setText: nothing,
  page: 1,
  setPage: nothing,
  correctPage: nothing,
  pageSize: 25,
  setPageSize: nothing,
  sort: undefined,
  setSort: nothing,
  show: nothing,
  filterOf: () => '',
  setFilter: nothing,
  clear: nothing,
  ...part,
});

/** What the story of a list begins with: its rows. */
export const listState = <Row,>(rows: Row[]): ListState<Row> => ({
  rows,
  total: rows.length,
  error: undefined,
  onRetry: nothing,
  list: listOf(),
  deleteDialog: () => null,
  writeRefusal: undefined,
});

/** The account filter of an account user: there is none. */
export const noAccountFilter: AccountFilterState = {
  isShown: false,
  isAllAllowed: true,
  isScope: false,
  accounts: undefined,
  error: undefined,
  retry: async () => undefined,
  accountSid: null,
  choose: nothing,
};

/** What the story of a list of events begins with, of which one can be opened. */
export const eventListState = <Row,>(rows: Row[]) => ({
  rows,
  total: rows.length,
  isLoading: false,
  error: undefined,
  onRetry: nothing,
  list: listOf(),
  accountFilter: { ...noAccountFilter, isAllAllowed: false, isScope: true },
  openKey: null,
  onOpen: nothing,
});

/** The other states of every list, as what differs from that. Storybook wants each named in its file. */
const nothingYet = { rows: undefined, total: undefined };
export const states = {
  pending: { args: nothingYet },
  failed: {
    args: { ...nothingYet, error: new PlatformError('Unexpected', 'Something went wrong') },
  },
  firstUse: { args: { rows: [], total: 0 } },
  noMatch: { args: { rows: [], list: listOf({ text: 'zebra' }) } },
  viewOnly: { args: { writeRefusal: 'You have view-only access.' } },
};

/** As wide as the narrowest screen that is designed for: 390 px. */
export const narrow = {
  decorators: [
    (Story: ComponentType) => (
      <div className="max-w-97.5">
        <Story />
      </div>
    ),
  ],
};
