/** Known to Chromium alone; elsewhere nothing says so. `downlink` in Mbit/s. */
type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** The person saves data, or the link is very slow: nothing is fetched that may not be needed. */
export const isSavingData = () =>
  connection()?.saveData === true || /2g$/.test(connection()?.effectiveType ?? '');

/** Files that are on their way at once take noticeable time from each other. */
export const isLinkSlow = () => (connection()?.downlink ?? 10) < 5;
