import { toast } from '../../../notices/toasts.ts';
import type { SaveOutcome } from '../../form/save/record/save-record.ts';
import type { UndoRequest } from './undo-request.ts';

export const couldNotUndo = ({ title }: UndoRequest) => `Couldn't undo the change to ${title}`;

/** Says what an undo did. */
export function sayUndone(request: UndoRequest, { status, isSent }: SaveOutcome<object>): void {
  if (status === 'saved') sayWhatIsBack(request, isSent === true);
  else if (status !== 'abandoned') toast.error(couldNotUndo(request));
}

/** @param isSent false: the stored values didn't change */
function sayWhatIsBack({ title, done, remark, left = [] }: UndoRequest, isSent: boolean): void {
  const rest = left.length > 0 && `Not changed back: ${left.join(', ')}`;
  // Someone else may have taken the change back already.
  const nothing = !rest && `Nothing left to undo in ${title}`;
  const what = done ?? (isSent ? `Change to ${title} undone` : nothing);
  const show = isSent || done !== undefined ? toast.success : toast.info;
  show([what, remark, rest].filter(Boolean).join('. '));
}
