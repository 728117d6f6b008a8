import { useEffect } from 'react';
import { productName } from './brand.ts';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName()}`;
  }, [title]);
}
