export {
  type Conference,
  ConferenceList,
  type ConferenceListLabels,
  type ConferenceListProps,
} from './conference-list.tsx';
export {
  QueueList,
  type QueueListLabels,
  type QueueListProps,
  type QueueRow,
} from './queue-list.tsx';
