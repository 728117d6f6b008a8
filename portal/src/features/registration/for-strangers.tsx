import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { addresses } from '../../addresses.ts';
import { getSession } from '../../session/session.ts';

/** Pages for registration: redirects users who are signed in. */
export function ForStrangers({ children }: { children: ReactNode }) {
  // State on arrival: registering signs the user in a moment later and navigates itself.
  const [isSignedIn] = useState(() => getSession() !== null);
  return isSignedIn ? <Redirect to={addresses.logIn} replace /> : children;
}
