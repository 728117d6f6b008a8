import { Button } from '@trunkline/ui/primitives/button';

const focusable = ['main input[type="search"]', '[data-page-heading]'];

/** Clears the filters that nothing matches. Moves the focus first: rows replace the button. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const handleClick = () => {
    const [target] = focusable.flatMap(
      (selector) => document.querySelector<HTMLElement>(selector) ?? [],
    );
    target?.focus();
    onClear();
  };
  return <Button onClick={handleClick}>Clear filters</Button>;
}
