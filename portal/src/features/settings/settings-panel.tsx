import { Stack } from '@trunkline/ui/primitives/stack';
import type { ReactNode } from 'react';
import { Content } from '../../screen/record/content.tsx';
import { ImmediateActions } from '../../screen/record/immediate-actions.tsx';
import type { Loaded } from '../../screen/record/loaded.ts';

type SettingsPanelProps<Data> = {
  loaded: Loaded<Data>;
  what: string;
  form: (data: Data) => ReactNode;
  /** Whether its tab is open: loads the sections below the form. */
  isOpen: boolean;
  /** Actions with immediate effect, below the form. */
  children: ReactNode;
};

/** A tab of the settings. */
export function SettingsPanel<Data>({
  loaded,
  what,
  form,
  isOpen,
  children,
}: SettingsPanelProps<Data>) {
  return (
    <Stack gap="lg">
      <Content loaded={loaded} what={what}>
        {form}
      </Content>
      {isOpen && <ImmediateActions>{children}</ImmediateActions>}
    </Stack>
  );
}
