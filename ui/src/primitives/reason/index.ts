export { useReason } from './use-reason.tsx';
