export { type Arrival, deferred, type StandInProps } from './deferred.tsx';
