export { page, userEvent } from 'vitest/browser';
export * from './controls.ts';
export * from './people.ts';
export * from './scene.ts';
export { addressIs, addressIsNot, announced, openScreen, reopen } from './screen.tsx';
export { calls, fail, failNext, forgetCalls, hold, writeLines, writes } from './wire.ts';
