/** Query parameter of the list of phone numbers. */
export const applicationMember = 'application';
