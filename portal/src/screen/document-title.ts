import { marked } from '@trunkline/ui/tokens/text';
import { useEffect } from 'react';
import { productName } from './brand.ts';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${marked(title)} · ${productName()}`;
  }, [title]);
}
