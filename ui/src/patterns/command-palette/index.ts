export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './command-palette.tsx';
