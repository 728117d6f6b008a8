export { CopyText, type CopyTextProps } from './copy-text.tsx';
