export {
  type RegisteredClient,
  RegistrationList,
  type RegistrationListLabels,
  type RegistrationListProps,
} from './registration-list.tsx';
