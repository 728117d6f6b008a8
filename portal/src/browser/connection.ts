/** Chromium only; other browsers don't report it. `downlink` in Mbit/s. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The user saves data, or the link is very slow: skip prefetching. */
export const isSavingData = () =>
  connection()?.saveData === true || /2g$/.test(connection()?.effectiveType ?? '');

/** Parallel downloads noticeably slow each other down. */
export const isLinkSlow = () => (connection()?.downlink ?? 10) < 5;
