export type { SipLadderLabels } from './ladder-labels.ts';
export { type CaptureEnding, endingInCapture } from './outcome/capture-ending.ts';
export type { OutcomeSentences } from './outcome/outcome-sentences.ts';
export type { CallSides } from './outcome/scene.ts';
export { PrintedLadder, type PrintedLadderProps } from './printed-ladder.tsx';
export { SipLadder, type SipLadderProps } from './sip-ladder.tsx';
