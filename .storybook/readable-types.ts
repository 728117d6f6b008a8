import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Known = { name?: string; raw?: string; value?: unknown };

/** Source form of a type, as far as docgen has it; undefined if it doesn't. */
function written({ raw, value }: Known): string | undefined {
  if (raw) return raw.replace(/\s+/g, ' ');
  if (!Array.isArray(value)) return undefined;
  return value
    .map((one: Known | string | number) =>
      typeof one === 'object' ? (written(one) ?? String(one.value ?? one.name)) : `'${one}'`,
    )
    .join(' | ');
}

/** Shows the source form of a prop's type where the table would only say "union". */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isVague = /^(union|enum|signature)$/.test(argType.table?.type?.summary ?? '');
      const summary = isVague ? written((argType.type ?? {}) as Known) : undefined;
      if (!summary) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
