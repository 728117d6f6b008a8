export {
  SaveBar,
  type SaveBarLabels,
  type SaveBarProblem,
  type SaveBarProps,
} from './save-bar.tsx';
