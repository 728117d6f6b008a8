/** Midnight at the start of a day, in local time. @param days after the day of `now` */
export const midnight = (now: Date, days = 0) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
