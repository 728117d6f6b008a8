/** Setup of the server that an exchange was recorded with. */
export type Setup = {
  hosted: boolean;
  hasCapture: boolean;
  hasLogs: boolean;
  /** Scale of the records that exist in thousands. */
  scale: number;
};

const hostedFiles = ['registration', 'billing'];

/** Some exchanges of a file were recorded with another server, as their names tell. */
export function setupOf(file: string, id: string): Setup {
  const isBare = /-(?:no-capture-server|not-in-aws)$/.test(id);
  const hosted = hostedFiles.includes(file) && !id.startsWith('self-hosted-');
  // All alerts of the recorded world are known: nothing to fill in.
  const scale = file === 'alerts' ? 0 : 0.02;
  return { hosted, hasCapture: !isBare, hasLogs: !isBare, scale };
}

/** Exchanges whose account user is the latest to register, not a seeded one. */
export const isNewcomer = (file: string, { id, scope }: { id: string; scope: string }) =>
  scope === 'account' && setupOf(file, id).hosted;
