import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The documented type of a prop as it is written, where the table would only say "union". */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType.table ?? {};
      const isVague = type?.detail !== undefined && /^(union|signature)$/.test(type.summary ?? '');
      if (!isVague) return [name, argType];
      const written = { summary: type.detail?.replace(/\s+/g, ' ') };
      return [name, { ...argType, table: { ...argType.table, type: written } }];
    }),
  );
