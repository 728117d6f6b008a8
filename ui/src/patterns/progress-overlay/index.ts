export { ProgressOverlay, type ProgressOverlayProps } from './progress-overlay.tsx';
