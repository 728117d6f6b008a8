/** In the address of the list of phone numbers. */
export const applicationMember = 'application';
