import { formatNumber } from '../../tokens/format/index.ts';
import type { MarkKind } from './matrix-mark.model.ts';
import type { MatrixDirection } from './speech-matrix.model.ts';

export const defaultLabels = {
  title: 'Speech by account',
  account: 'Account',
  noLabel: 'No label',
  own: 'Account',
  shared: 'Service provider',
  synthesis: 'TTS',
  recognizer: 'STT',
  /** A credential that is off for both directions. */
  unused: 'Off',
  failing: 'Test failed',
  /** No credential, and none is needed. */
  nothing: 'None',
  missing: (direction: MatrixDirection, applications: readonly string[]) =>
    `No ${direction === 'synthesis' ? 'TTS' : 'STT'} for ${applications.join(', ')}`,
  /** Below the account: number of missing uses. */
  lacks: (count: number) => `${count} missing`,
  /** Legend: meaning of each mark. */
  mark: {
    own: 'Account',
    shared: 'Service provider',
    failing: 'Failing',
    missing: 'Missing',
    unused: 'Off',
  } satisfies Record<MarkKind, string>,
  /** Row for all accounts without their own credentials. */
  alike: (count: number) =>
    `${formatNumber(count)} accounts use the service provider's credentials`,
  /** The same if the service provider has none either. */
  alikeNone: (count: number) => `${formatNumber(count)} accounts have no credentials`,
  /** Shows vendors that no application uses. */
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  noVendors: 'These accounts have no speech credentials, and their applications need none.',
};

export type SpeechMatrixLabels = typeof defaultLabels;
