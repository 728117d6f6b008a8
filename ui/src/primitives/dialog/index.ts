export { Dialog, type DialogLabels, type DialogProps } from './dialog.tsx';
export { useOverlayContainer } from './overlay-container.ts';
