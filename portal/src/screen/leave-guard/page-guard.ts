import { useEffect, useRef } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { createLeaveGuard, type LeaveQuestion } from './leave-guard.ts';

/** The guard of this page, created at module load, before the router listens. */
const guard = createLeaveGuard(window);

/** For the router's `aroundNav`: covers links and `navigate`. */
export const guardNavigation = guard.guardNavigation;

/** Navigates without asking. */
export const leaveFreely = guard.leaveFreely;

/** Runs an action that leaves the page, after asking if there is unsaved work. */
export const leaveVia = guard.leaveVia;

/** Blocks leaving while a change is processed. Returns a function that releases the page. */
export const holdPage = guard.hold;

/** The pending attempt to leave; the shell asks the person. */
export const useLeaveAttempt = guard.attempt.use;

/** Answers the question for the person. */
export const answerLeaveAttempt = guard.answer;

/** Whether the person has navigated since the page was loaded: then the focus moves to the heading. */
export const hasNavigated = guard.hasNavigated;

/**
 * Guards the current address while `hasUnsavedWork` returns true. Returns a function that navigates
 * without asking, for after a save.
 * @param save saves the work first, if possible
 * @param question current question; default: about unsaved changes
 */
export function useLeaveGuard(
  hasUnsavedWork: () => boolean,
  question?: () => LeaveQuestion,
  save?: () => (() => Promise<boolean>) | undefined,
): (navigate: () => void) => void {
  const latest = useRef({ hasUnsavedWork, question, save });
  useEffect(() => {
    latest.current = { hasUnsavedWork, question, save };
  });
  useEffect(
    () =>
      guard.protect({
        hasUnsavedWork: () => latest.current.hasUnsavedWork(),
        question: () => latest.current.question?.(),
        save: () => {
          const save = latest.current.save?.();
          // The dialog returns the focus first; then an invalid field takes it.
          return save && (() => new Promise((resolve) => afterPaint(() => resolve(save()))));
        },
      }),
    [],
  );
  return leaveFreely;
}
