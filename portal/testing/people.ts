/** Users of every platform that tests run against: they come from the sandbox's seed. */
export const people = {
  /** In tests an admin works in Northwind Telecom. */
  admin: { name: 'admin', password: 'Admin-Pass1' },
  northwind: { name: 'sp-northwind', password: 'Sp-Pass-1' },
  contoso: { name: 'sp-contoso', password: 'Sp-Pass-2' },
  acme: { name: 'acme-user', password: 'Acct-Pass-1' },
  globex: { name: 'globex-user', password: 'Acct-Pass-2' },
  viewer: { name: 'acme-viewer', password: 'View-Pass-1' },
} as const;
export type Person = { name: string; password: string };

/** A name that no other run uses, so that tests can be repeated against a platform that remembers. */
export const uniqueName = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`;
