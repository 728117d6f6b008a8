/** As the username of a SIP address may be, without escapes. */
export const clientName = /^[^\s@:/<>"]*$/;
export const clientNameMessage = 'Use letters, digits and . _ - without spaces or @.';
