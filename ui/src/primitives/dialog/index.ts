export { Dialog, type DialogProps } from './dialog.tsx';
export { useOverlayContainer } from './overlay-container.ts';
