export { ErrorState, type ErrorStateLabels, type ErrorStateProps } from './error-state.tsx';
