import { Field } from '@trunkline/ui/primitives/field';
import { Select } from '@trunkline/ui/primitives/select';
import { config } from '../../config/index.ts';
import { useCurrentEntrance } from './entrance.ts';
import { moveToRegion } from './phone-session.ts';

/** Choice of the entrance for calls; nothing if there is only one. */
export function RegionField({ isReceiving }: { isReceiving: boolean }) {
  const entrance = useCurrentEntrance();
  const { sipWebSocketUrl } = config();
  if (sipWebSocketUrl.length < 2) return null;
  return (
    <Field label="Region" {...(isReceiving && { help: 'Switch off Receive calls to change it.' })}>
      <Select
        value={entrance?.region ?? ''}
        options={sipWebSocketUrl.map(({ region, url }) => ({
          value: region,
          label: region || url,
        }))}
        disabled={isReceiving}
        onChange={moveToRegion}
      />
    </Field>
  );
}
