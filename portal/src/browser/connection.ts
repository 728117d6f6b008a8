/** Known to Chromium alone; elsewhere nothing says so. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** The person saves data, or the link is slow: nothing is fetched that may not be needed. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
