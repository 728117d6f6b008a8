export { CodeBlock, type CodeBlockLabels, type CodeBlockProps } from './code-block.tsx';
