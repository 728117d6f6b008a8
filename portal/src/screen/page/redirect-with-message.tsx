import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { setFlash } from '../../notices/flash.ts';
import { toast } from '../../notices/toasts.ts';
import { leaveFreely } from '../leave-guard/index.ts';

type RedirectWithMessageProps = {
  to: string;
  /** Why. Absent: the redirect explains itself. */
  message?: string | undefined;
  /** Where the message is read: as a toast in the console, or on the log-in page. */
  on?: 'console' | 'log-in page';
  /** `info`: the person is where they wanted to be all the same. */
  tone?: 'error' | 'info';
};

/** Sends the person to another address and says why. Renders nothing. */
export function RedirectWithMessage({
  to,
  message,
  on = 'console',
  tone = 'error',
}: RedirectWithMessageProps) {
  const [, navigate] = useLocation();
  // Layout effect: the message must be there before the page that shows it is rendered.
  useLayoutEffect(() => {
    if (message && on === 'console') toast[tone](message);
    if (message && on === 'log-in page') setFlash(message);
    leaveFreely(() => navigate(to, { replace: true }));
  }, [message, on, tone, to, navigate]);
  return null;
}
