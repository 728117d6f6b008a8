import { type AlertGroup, alertGroups } from './alert-groups.ts';

export type AlertNotify = {
  isOn: boolean;
  /** Groups without notifications. */
  muted: AlertGroup[];
  /** Quiet hours in local time, '22:00' to '07:00'; null for none. */
  quiet: { from: string; to: string } | null;
};

export const noNotify: AlertNotify = { isOn: false, muted: [], quiet: null };

/** Reads a stored preference; unreadable text counts as none. */
export function readNotify(text: string | null): AlertNotify {
  try {
    const { isOn, muted, quiet } = JSON.parse(text ?? '') as Partial<AlertNotify>;
    const isTime = (value: unknown) => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
    return {
      isOn: isOn === true,
      muted: Array.isArray(muted)
        ? alertGroups.map(({ id }) => id).filter((id) => muted.includes(id))
        : [],
      quiet: quiet && isTime(quiet.from) && isTime(quiet.to) ? quiet : null,
    };
  } catch {
    return noNotify;
  }
}
