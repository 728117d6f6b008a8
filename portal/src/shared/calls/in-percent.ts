/** Converts a share from 0 to 1 to whole percent. Only a full share gives 100. */
export const wholePercent = (share: number): number =>
  share < 1 ? Math.min(99, Math.round(share * 100)) : 100;

/** Formats a share from 0 to 1. Only an empty share gives 0%. */
export const inPercent = (share: number): string =>
  share > 0 && share < 0.005 ? '<1%' : `${wholePercent(share)}%`;
