export { LateNotice, type LateNoticeLabels, type LateNoticeProps } from './late-notice.tsx';
