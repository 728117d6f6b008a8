import type { ComponentType } from 'react';
import { PlatformError } from '../../platform/errors.ts';
import type { ListState } from './list-page.tsx';
import type { AccountFilterState } from './use-account-filter.ts';
import type { List } from './use-list.ts';

const nothing = () => undefined;

/** A list as its address could tell it. */
export const listOf = (part: Partial<List> = {}): List => ({
  text: '',
  setText: nothing,
  page: 1,
  setPage: nothing,
  pageSize: 25,
  setPageSize: nothing,
  sort: undefined,
  setSort: nothing,
  filterOf: () => '',
  setFilter: nothing,
  clear: nothing,
  ...part,
});

/** Every state of a list that its story shows. */
export const listStates = <Row,>(rows: Row[]) => {
  const state: ListState<Row> = {
    rows,
    total: rows.length,
    error: undefined,
    onRetry: nothing,
    list: listOf(),
    deleteDialog: () => null,
    writeRefusal: undefined,
  };
  return {
    rows: state,
    pending: { ...state, rows: undefined, total: undefined },
    failed: {
      ...state,
      rows: undefined,
      total: undefined,
      error: new PlatformError('Unexpected', 'Something went wrong'),
    },
    firstUse: { ...state, rows: [], total: 0 },
    noMatch: { ...state, rows: [], list: listOf({ text: 'zebra' }) },
    viewOnly: { ...state, writeRefusal: 'You have view-only access.' },
  };
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

/** The account filter of an account user: there is none. */
export const noAccountFilter: AccountFilterState = {
  isShown: false,
  isAllAllowed: true,
  accounts: undefined,
  error: undefined,
  retry: async () => undefined,
  accountSid: null,
  choose: nothing,
};
