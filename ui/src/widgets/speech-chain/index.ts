export { SpeechChain, type SpeechChainLabels, type SpeechChainProps } from './speech-chain.tsx';
