export { SetupChecklist, type SetupChecklistProps, type SetupStep } from './setup-checklist.tsx';
