export { type TabItem, Tabs, type TabsLabels, type TabsProps } from './tabs.tsx';
