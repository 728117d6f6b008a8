import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import {
  contrast,
  contrastPairs,
  deriveTokens,
  type Scheme,
} from '../../ui/src/tokens/theme/index.ts';

type ContrastTableProps = { brand: Brand; scheme: Scheme };

/** Every foreground and background pair of a brand, with its contrast and the required one. */
export function ContrastTable({ brand, scheme }: ContrastTableProps) {
  const tokens = deriveTokens(brand, scheme);
  return (
    <table className="w-full text-start text-small text-default">
      <caption className="sr-only">
        Contrast of {brand.productName}, {scheme} scheme
      </caption>
      <thead>
        <tr className="text-meta text-muted">
          <th className="py-1.5 text-start font-medium">Pair</th>
          <th className="py-1.5 text-start font-medium">Foreground on ground</th>
          <th className="py-1.5 text-end font-medium">Contrast</th>
          <th className="py-1.5 text-end font-medium">Needs</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ fore, back, ratio }) => (
          <tr key={`${fore} ${back}`} className="border-t border-subtle">
            <td className="py-1.5">
              <span
                aria-hidden
                className="inline-grid h-6 w-12 place-items-center rounded-sm border border-default font-medium"
                style={{ color: tokens[fore], background: tokens[back] }}
              >
                {ratio >= 4.5 ? (
                  'Aa'
                ) : (
                  <span className="h-1 w-6" style={{ background: tokens[fore] }} />
                )}
              </span>
            </td>
            <td className="py-1.5">
              {fore} <span className="text-muted">on</span> {back}
            </td>
            <td className="py-1.5 text-end">{contrast(tokens[fore], tokens[back]).toFixed(2)}</td>
            <td className="py-1.5 text-end text-muted">{ratio}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
