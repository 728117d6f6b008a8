import { useEffect, useRef } from 'react';
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
 * @param question what is asked, as things stand then; about unsaved changes without it
 */
export function useLeaveGuard(
  hasUnsavedWork: () => boolean,
  question?: () => LeaveQuestion,
): (navigate: () => void) => void {
  const latest = useRef({ hasUnsavedWork, question });
  useEffect(() => {
    latest.current = { hasUnsavedWork, question };
  });
  useEffect(
    () =>
      guard.protect(
        () => latest.current.hasUnsavedWork(),
        () => latest.current.question?.(),
      ),
    [],
  );
  return leaveFreely;
}
