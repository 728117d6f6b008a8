import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { setFlash } from '../../notices/flash.ts';
import { toast } from '../../notices/toasts.ts';
import { leaveFreely } from '../leave-guard/index.ts';

type RedirectWithMessageProps = {
  to: string;
  /** Reason. Absent: the redirect explains itself. */
  message?: string | undefined;
  /** Where the message appears: as a toast in the console, or on the log-in page. */
  on?: 'console' | 'log-in page';
  /** `info`: the person has arrived where they wanted anyway. */
  tone?: 'error' | 'info';
};

/** Redirects the person and says why. Renders nothing. */
export function RedirectWithMessage({
  to,
  message,
  on = 'console',
  tone = 'error',
}: RedirectWithMessageProps) {
  const [, navigate] = useLocation();
  // Layout effect: the message must be set before the page that shows it renders.
  useLayoutEffect(() => {
    if (message && on === 'console') toast[tone](message);
    if (message && on === 'log-in page') setFlash(message);
    leaveFreely(() => navigate(to, { replace: true }));
  }, [message, on, tone, to, navigate]);
  return null;
}
