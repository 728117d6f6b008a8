type Place = { accountSid: string; applicationSid: string };

/**
 * Effects of moving a number, shown before saving; undefined if it stays.
 * @param nameOf returns the name of an account or application by SID
 */
export function effectOf(
  before: Place,
  after: Place,
  nameOf: (sid: string) => string,
): string | undefined {
  const isMoved = before.accountSid !== after.accountSid;
  if (!isMoved && before.applicationSid === after.applicationSid) return undefined;
  const answered = after.applicationSid
    ? `Calls to this number go to ${nameOf(after.applicationSid)}`
    : 'No application answers calls to this number';
  const left = before.applicationSid ? `, no longer to ${nameOf(before.applicationSid)}` : '';
  const instead = after.applicationSid ? left : left.replace(', no longer to', '; so far it is');
  const from = before.accountSid ? `from ${nameOf(before.accountSid)} ` : '';
  const moved = isMoved
    ? `The number moves ${from}to ${nameOf(after.accountSid)}, and so do its calls. `
    : '';
  return `${moved}${answered}${instead}.`;
}
