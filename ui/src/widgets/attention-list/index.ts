export {
  type AttentionItem,
  AttentionList,
  type AttentionListProps,
} from './attention-list.tsx';
