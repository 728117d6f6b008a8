/** A share of 0 to 1 in whole percent: only all of it is 100. */
export const wholePercent = (share: number): number =>
  share < 1 ? Math.min(99, Math.round(share * 100)) : 100;

/** A share of 0 to 1 as people read it: only none of it is 0%. */
export const inPercent = (share: number): string =>
  share > 0 && share < 0.005 ? '<1%' : `${wholePercent(share)}%`;
