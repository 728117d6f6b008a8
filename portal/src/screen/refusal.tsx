import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../notices/toasts.ts';

/** Turns the person away: says why and goes where they may be. Renders nothing. */
export function Refusal({ message, to }: { message: string; to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    toast.error(message);
    navigate(to, { replace: true });
  }, [message, to, navigate]);
  return null;
}
