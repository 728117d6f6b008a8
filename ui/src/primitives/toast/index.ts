export {
  type Toast,
  ToastRegion,
  type ToastRegionLabels,
  type ToastRegionProps,
} from './toast-region.tsx';
