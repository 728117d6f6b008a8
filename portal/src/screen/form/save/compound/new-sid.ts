/** Stands where a call needs the SID that the call before it is answered with. */
export const newSid = 'NEW_SID';
