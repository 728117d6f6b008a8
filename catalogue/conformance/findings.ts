import type { Evidence } from './evidence.ts';

/** Conformance levels of VPAT 2.5. */
export type Level =
  | 'Supports'
  | 'Partially Supports'
  | 'Does Not Support'
  | 'Not Applicable'
  | 'Not Evaluated';

export type Finding = {
  level: Level;
  /** Explains the level. 'Not Evaluated': how a person can find out. */
  remark: string;
  evidence: readonly Evidence[];
};

export type Criterion = {
  id: string;
  name: string;
  /** Level in WCAG 2.2; for 4.1.1, in earlier versions. */
  wcag: 'A' | 'AA';
  library: Finding;
  console: Finding;
};

export const supports = (remark: string, ...evidence: Evidence[]): Finding => ({
  level: 'Supports',
  remark,
  evidence,
});
export const partly = (remark: string, ...evidence: Evidence[]): Finding => ({
  level: 'Partially Supports',
  remark,
  evidence,
});
export const lacks = (remark: string, ...evidence: Evidence[]): Finding => ({
  level: 'Does Not Support',
  remark,
  evidence,
});
export const open = (toDo: string, ...evidence: Evidence[]): Finding => ({
  level: 'Not Evaluated',
  remark: toDo,
  evidence,
});
export const none = (remark: string): Finding => ({
  level: 'Not Applicable',
  remark,
  evidence: [],
});

export const ofThePage = none('The page around the components decides.');

export const a = (id: string, name: string, library: Finding, ofConsole: Finding): Criterion => ({
  id,
  name,
  wcag: 'A',
  library,
  console: ofConsole,
});
export const aa = (id: string, name: string, library: Finding, ofConsole: Finding): Criterion => ({
  ...a(id, name, library, ofConsole),
  wcag: 'AA',
});
