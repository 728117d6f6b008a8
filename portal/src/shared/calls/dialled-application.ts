/** SID of the application that a device dialled as `app-<sid>`; undefined for any other party. */
export const dialledApplication = (party: string): string | undefined =>
  /^app-([\da-f-]{36})$/i.exec(party)?.[1];
