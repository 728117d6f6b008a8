export { SavedViews, type SavedViewsLabels, type SavedViewsProps } from './saved-views.tsx';
