import { leaveFreely, leaveVia } from '../leave-guard/index.ts';
import { createHandover } from './handover.ts';
import type { Step } from './steps.ts';

/** A change to take back, on its way to the form of its record. In memory only. */
export type UndoRequest = {
  /** Address of the form, with the query. */
  page: string;
  /** Name of the form, on a page of several. */
  form?: string | undefined;
  steps: readonly Step[];
  /** 'carrier Telco One' */
  title: string;
  /** Said once it is done. Default: that the change is undone. */
  done?: string;
  /** Said besides: what stays as it is. */
  remark?: string | undefined;
  /** Labels of members that could not be reverted, though no call was refused. */
  left?: readonly string[];
  /** Its steps were kept without secrets. */
  isKept: boolean;
  /** Its entry in the history. */
  entryId?: number | undefined;
  /** Address to go back to, once it is undone. */
  back: string;
};

export const here = () => `${window.location.pathname}${window.location.search}`;
const pathnameOf = (address: string) => address.split('?', 1)[0] ?? '';

const handover = createHandover<UndoRequest>(({ page }) => pathnameOf(page));
export const useUndoRequest = handover.use;
export const takeUndoRequest = handover.take;

/** Hands a change to the form that takes it back, after the question about unsaved work elsewhere. */
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

/** Whether a request is about the form of this name on the page that is shown. */
export const isRequestFor = (request: UndoRequest, form: string | undefined) =>
  request.form === form && pathnameOf(request.page) === window.location.pathname;
