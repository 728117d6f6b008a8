import { leaveFreely, leaveVia } from '../../leave-guard/index.ts';
import { createHandover } from '../handover.ts';
import type { Step } from '../steps.ts';

/** A change to undo, on its way to the form of its record. In memory only. */
export type UndoRequest = {
  /** Address of the form, including the query. */
  page: string;
  /** Name of the form, on a page with several. */
  form?: string | undefined;
  steps: readonly Step[];
  /** 'carrier Telco One' */
  title: string;
  /** Message afterwards. Default: that the change is undone. */
  done?: string;
  /** Additional message about what stays unchanged. */
  remark?: string | undefined;
  /** Labels of members that could not be reverted, though no call was refused. */
  left?: readonly string[];
  /** Whether its steps were stored without secrets. */
  isKept: boolean;
  /** Its history entry. */
  entryId?: number | undefined;
  /** Address to return to after the undo. */
  back: string;
};

export const here = () => `${window.location.pathname}${window.location.search}`;
const pathnameOf = (address: string) => address.split('?', 1)[0] ?? '';

const handover = createHandover<UndoRequest>(({ page }) => pathnameOf(page));
export const useUndoRequest = handover.use;
export const takeUndoRequest = handover.take;

/** Hands a change to the form that undoes it, after asking about unsaved work elsewhere. */
export function requestUndo(
  asked: Omit<UndoRequest, 'back'>,
  navigate: (to: string) => void,
): void {
  const request = { ...asked, back: here() };
  if (window.location.pathname === pathnameOf(request.page)) {
    handover.give(request);
    return;
  }
  leaveVia(() => {
    handover.give(request);
    leaveFreely(() => navigate(request.page));
  });
}

/** Whether a request is for the form of this name on the current page. */
export const isRequestFor = (request: UndoRequest, form: string | undefined) =>
  request.form === form && pathnameOf(request.page) === window.location.pathname;
