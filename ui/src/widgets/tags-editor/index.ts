export { emptyTag, type Tag, type TagErrors, validateTags } from './tags.model.ts';
export { TagsEditor, type TagsEditorLabels, type TagsEditorProps } from './tags-editor.tsx';
