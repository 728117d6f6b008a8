import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { addresses } from '../../addresses.ts';
import { getSession } from '../../session/session.ts';

/** Pages where people register: those who are signed in go on where they were. */
export function ForStrangers({ children }: { children: ReactNode }) {
  // As it was on arrival: who registers here is signed in a moment later, and goes elsewhere.
  const [isSignedIn] = useState(() => getSession() !== null);
  return isSignedIn ? <Redirect to={addresses.logIn} replace /> : children;
}
