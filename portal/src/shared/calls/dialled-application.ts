/** SID of the application that a device dialled, `app-<sid>`; undefined of any other party. */
export const dialledApplication = (party: string): string | undefined =>
  /^app-([\da-f-]{36})$/i.exec(party)?.[1];
