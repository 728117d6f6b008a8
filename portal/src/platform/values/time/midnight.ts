/** The midnight that a day began with, where the person is. @param days after that of `now` */
export const midnight = (now: Date, days = 0) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
