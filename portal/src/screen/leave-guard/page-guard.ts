import { useEffect, useRef } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { createLeaveGuard, type LeaveQuestion } from './leave-guard.ts';

/** The guard of this page, created while modules load: before the router listens. */
const guard = createLeaveGuard(window);

/** For the router's `aroundNav`: covers links and `navigate`. */
export const guardNavigation = guard.guardNavigation;

/** Runs a navigation without the question. */
export const leaveFreely = guard.leaveFreely;

/** Runs an action that leaves the page, after the question when there is unsaved work. */
export const leaveVia = guard.leaveVia;

/** Keeps the page while a change is processed. Returns the function that lets go. */
export const holdPage = guard.hold;

/** The attempt to leave that waits for an answer; the shell asks. */
export const useLeaveAttempt = guard.attempt.use;

/** The person's answer to the question. */
export const answerLeaveAttempt = guard.answer;

/** Whether the person has moved since the page was loaded: then the focus follows to the heading. */
export const hasNavigated = guard.hasNavigated;

/**
 * Guards the current address while `hasUnsavedWork` answers true. Returns a function that runs a
 * navigation without the question, for after a save.
 * @param save what saves it first, if it can be saved
 * @param question what is asked, as things stand then; about unsaved changes without it
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
          // The question gives the focus back first, then a field that is wrong takes it.
          return save && (() => new Promise((resolve) => afterPaint(() => resolve(save()))));
        },
      }),
    [],
  );
  return leaveFreely;
}
