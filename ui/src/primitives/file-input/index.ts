export { FileInput, type FileInputLabels, type FileInputProps } from './file-input.tsx';
