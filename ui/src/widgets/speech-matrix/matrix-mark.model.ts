import type { MatrixEntry } from './speech-matrix.model.ts';

export const markKinds = ['own', 'shared', 'failing', 'missing', 'unused'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Mark of a cell. Missing comes first, then failing and off, then the owner. */
export function markOf({
  credential,
  missing,
}: Pick<MatrixEntry, 'credential' | 'missing'>): MarkKind {
  if (!credential || missing.length > 0) return 'missing';
  if (credential.isFailing) return 'failing';
  if (!credential.useForTts && !credential.useForStt) return 'unused';
  return credential.accountId === null ? 'shared' : 'own';
}
