import { useEffect } from 'react';
import { config } from '../config/index.ts';

export function productName(): string {
  return config().brand?.productName ?? 'Trunkline';
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName()}`;
  }, [title]);
}
