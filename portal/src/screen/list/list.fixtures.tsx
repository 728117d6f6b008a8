import type { ComponentType } from 'react';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import type { ListState } from './list-page.tsx';
import type { List } from './use-list.ts';

const nothing = () => undefined;

/** List state as read from a query. */
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

/** Initial state of a list's story: its rows. */
export const listState = <Row,>(rows: Row[]): ListState<Row> => ({
  rows,
  total: rows.length,
  error: undefined,
  onRetry: nothing,
  list: listOf(),
  deleteDialog: () => null,
  writeRefusal: undefined,
});

/** Account filter of an account user: hidden. */
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

/** Initial state of an event list's story, with one row to open. */
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

/**
 * Other states of every list, as differences from the initial one. Storybook requires a named
 * export for each in its file.
 */
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

/** Width of the narrowest supported screen: 390 px. */
export const narrow = {
  decorators: [
    (Story: ComponentType) => (
      <div className="max-w-97.5">
        <Story />
      </div>
    ),
  ],
};
