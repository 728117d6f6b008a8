export {
  FindingList,
  type FindingListLabels,
  type FindingListProps,
  type ShownFinding,
} from './finding-list.tsx';
