/** The username of a SIP client may be that of a SIP address, without escapes. */
export const clientNameError = (username: string): string | undefined =>
  /^[^\s@:/<>"]*$/.test(username)
    ? undefined
    : 'Use letters, digits and . _ - without spaces or @.';
