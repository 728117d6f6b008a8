import { CopyButton } from '../../ui/src/primitives/copy-button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { TextInput } from '../../ui/src/primitives/text-input/index.ts';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { writeBrand } from './shared-brand.ts';
import { addressWith } from './studio-address.ts';

/** The link that shows this brand to others. */
export function Share({ brand }: { brand: Brand }) {
  const { text, hasLogo } = writeBrand(brand);
  const address = addressWith(text);
  return (
    <div className="flex items-end gap-1">
      <Field
        label="Address of this brand"
        className="min-w-0 flex-1"
        help={hasLogo ? undefined : 'Without the logo, which is too large for an address.'}
      >
        <TextInput isMono readOnly value={address} />
      </Field>
      <CopyButton value={address} label="Copy address" subject="Address" size="md" />
    </div>
  );
}
