import { createStore } from '../../browser/store.ts';

/** Right that the calling client needs. */
export type CallingRight = 'app' | 'queue' | 'user';

/** A target of an account that can be called from the browser. */
export type PhoneTarget = {
  accountSid: string;
  name: string;
  /** Kind of target, or the effect of calling it. */
  detail: string;
  /** User part of the SIP address. */
  user: string;
  right: CallingRight;
};

type Application = { account_sid: string; application_sid: string; name: string };

export const applicationTarget = (application: Application): PhoneTarget => ({
  accountSid: application.account_sid,
  name: application.name,
  detail: 'Application',
  user: `app-${application.application_sid}`,
  right: 'app',
});

/** Calls the number's application. A call to the number itself would reach the account's application for devices. */
export const numberTarget = (number: string, application: Application): PhoneTarget => ({
  ...applicationTarget(application),
  name: number,
  detail: `Calls its application ${application.name}, past the carrier`,
});

export const queueTarget = (accountSid: string, name: string): PhoneTarget => ({
  accountSid,
  name,
  detail: 'Takes the next caller out of this queue',
  user: `queue-${name}`,
  right: 'queue',
});

export const clientTarget = (client: { account_sid: string; username: string }): PhoneTarget => ({
  accountSid: client.account_sid,
  name: client.username,
  detail: 'Client, while it is registered',
  user: client.username,
  right: 'user',
});

/** Target shown in the phone; null: the phone is closed and its code not loaded. */
export const phoneTarget = createStore<PhoneTarget | null>(null);
/** Whether a call is in progress or being made. One at a time. */
export const isCalling = createStore(false);
