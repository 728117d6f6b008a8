export {
  DropdownMenu,
  type DropdownMenuAction,
  type DropdownMenuItem,
  type DropdownMenuProps,
} from './dropdown-menu.tsx';
