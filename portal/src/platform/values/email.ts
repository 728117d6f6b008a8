/** Only what no address can do without: the platform checks nothing. */
export const emailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Enter an email address such as name@example.net.';
