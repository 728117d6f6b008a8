export {
  answerLeaveAttempt,
  guardNavigation,
  hasNavigated,
  holdPage,
  leaveFreely,
  leaveVia,
  useLeaveAttempt,
  useLeaveGuard,
} from './page-guard.ts';
