import { composeStories } from '@storybook/react-vite';
import * as accountList from '../../portal/src/features/accounts/account-list.stories.tsx';
import * as carrierList from '../../portal/src/features/carriers/carrier-list.stories.tsx';
import * as overview from '../../portal/src/features/overview/overview.stories.tsx';
import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { CarrierForm } from './carrier-form.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { LogIn } from './log-in.tsx';

const { Rows: Accounts } = composeStories(accountList);
const { Rows: Carriers } = composeStories(carrierList);
const { Default: Overview } = composeStories(overview);

export const screenNames = ['log-in', 'overview', 'accounts', 'carriers', 'carrier'] as const;
export type ScreenName = (typeof screenNames)[number];

/** A whole screen with sample data, in a brand. */
export function Screen({ name, brand }: { name: ScreenName; brand: Brand }) {
  if (name === 'log-in') return <LogIn brand={brand} />;
  return (
    <ConsoleFrame
      brand={brand}
      current={name === 'carrier' ? 'carriers' : name}
      record={name === 'carrier' ? 'Skyline SIP' : undefined}
    >
      {name === 'overview' && <Overview />}
      {name === 'accounts' && <Accounts />}
      {name === 'carriers' && <Carriers />}
      {name === 'carrier' && <CarrierForm />}
    </ConsoleFrame>
  );
}
