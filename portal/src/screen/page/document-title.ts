import { useEffect } from 'react';
import { createStore } from '../../browser/store.ts';
import { productName } from './brand.ts';

const news = createStore(0);

/** Count of new items in front of every title: '(3) Carriers · Trunkline'. */
export const setTitleCount = news.set;

export function useDocumentTitle(title: string): void {
  const count = news.use();
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${productName()}`;
  }, [title, count]);
}
