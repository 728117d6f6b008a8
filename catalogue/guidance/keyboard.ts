/** Keys and what they do. */
export type Keys = readonly (readonly [keys: string, action: string])[];

const press: Keys = [['Enter, Space', 'Presses it.']];
const inList: Keys = [
  ['Enter, Space, ↓, ↑', 'Opens the list.'],
  ['↓, ↑', 'Moves through the options.'],
  ['Home, End', 'First and last option.'],
  ['A letter', 'Goes to the option that begins with it.'],
  ['Enter, Space', 'Chooses the option.'],
  ['Esc', 'Closes the list and changes nothing.'],
];

/**
 * Keys that a component handles itself, by its path. Composed components also handle the keys of
 * their parts: see `keysOf`.
 */
export const keyboard: Readonly<Record<string, Keys>> = {
  'primitives/button': press,
  'primitives/icon-button': press,
  'primitives/copy-button': [['Enter, Space', 'Copies, and says so.']],
  'primitives/link': [['Enter', 'Follows the link.']],
  'primitives/checkbox': [['Space', 'Ticks or clears it.']],
  'primitives/switch': [['Space', 'Turns it on or off.']],
  'primitives/radio-group': [
    ['Tab', 'Enters at the chosen option and leaves the group.'],
    ['↓, ↑, ←, →', 'Chooses the next or previous option, round the ends.'],
  ],
  'primitives/select': inList,
  'primitives/combobox': [
    [
      'Letters',
      'Highlights the first option that begins with them; with `canFilter`, narrows the list.',
    ],
    ['↓, ↑', 'Opens the list; moves through it.'],
    ['Home, End', 'First and last option, while the list is open.'],
    ['Enter', 'Chooses the highlighted option.'],
    ['Esc', 'Closes the list and brings the chosen name back.'],
  ],
  'primitives/text-input': [['Any key', 'Types. Enter sends the form around it.']],
  'primitives/password-input': [
    ['Letters', 'Types, masked; says when Caps Lock is on.'],
    ['Tab', 'Goes to the button that shows what is typed; Enter or Space presses it.'],
  ],
  'primitives/textarea': [['Enter', 'Starts a new line.']],
  'primitives/number-input': [['↑, ↓', 'One step up or down, within the bounds.']],
  'primitives/file-input': [['Enter, Space', 'Opens the chooser of the system.']],
  'primitives/disclosure': [['Enter, Space', 'Opens or closes it.']],
  'primitives/dialog': [
    ['Tab, Shift Tab', 'Moves through the dialog and stays in it.'],
    ['Esc', 'Closes it, unless it is busy or must be answered.'],
  ],
  'primitives/dropdown-menu': [
    ['Enter, Space, ↓', 'Opens the menu.'],
    ['↓, ↑', 'Moves through the items.'],
    ['Home, End', 'First and last item.'],
    ['A letter', 'Goes to the item that begins with it.'],
    ['Enter, Space', 'Does what the item says.'],
    ['Esc', 'Closes the menu; the focus goes back to its button.'],
  ],
  'primitives/tabs': [
    ['←, →', 'Opens the previous or next tab, round the ends.'],
    ['Home, End', 'Opens the first or last tab.'],
    ['Tab', 'Goes into the open panel.'],
  ],
  'primitives/form': [['Enter', 'In a line of text: sends the form.']],
  'primitives/tooltip': [
    ['Tab', 'Shows it when its trigger has the focus.'],
    ['Esc', 'Hides it.'],
  ],
  'primitives/reason': [
    ['Tab', 'Reaches the blocked control and shows why.'],
    ['Esc', 'Hides the reason.'],
  ],
  'primitives/toast': [['Esc', 'Dismisses it while the focus is inside.']],
  'primitives/code-block': [['Tab', 'Reaches a block that scrolls; arrows scroll it.']],
  'patterns/app-shell': [
    ['Tab', 'First stop: a link past the navigation.'],
    ['Esc', 'Closes the drawer of a narrow window.'],
  ],
  'patterns/command-palette': [
    ['Letters', 'Searches.'],
    ['↓, ↑', 'Moves through the results.'],
    ['Enter', 'Opens the result.'],
    ['Esc', 'Closes the palette.'],
  ],
  'patterns/blocked-dialog': [['Enter, Space', 'On “and 6 more”: shows the rest.']],
  'patterns/confirm-dialog': [['Enter', 'Confirms, in the field of a typed confirmation.']],
  'patterns/data-table': [
    ['Enter, Space', 'On a column head: sorts. On the arrow of a row: opens it.'],
    ['Space', 'On the box of a row: selects it.'],
  ],
  'patterns/filter-bar': [
    ['Enter', 'Searches without waiting.'],
    ['Esc', 'Clears the search.'],
  ],
  'patterns/form-error': [['Enter, Space', 'On a message with a field: goes to the field.']],
  'patterns/pager': [['Enter, Space', 'On a page: shows it.']],
  'patterns/record-changes': [
    ['Enter, Space', 'On a button of a change: resets it, goes to it or shows all of it.'],
  ],
  'patterns/saved-views': [['Enter', 'In the name: saves the view. On a view: shows it.']],
  'patterns/save-bar': [
    [
      'Enter, Space',
      'On a problem: goes to its field. On the number of fields: shows the changes.',
    ],
  ],
  'patterns/page-outline': [['Enter', 'Goes to the section and puts the focus there.']],
  'patterns/progress-overlay': [['Esc', 'Does nothing: the work goes on.']],
  'widgets/call-tests': [['Enter, Space', 'On a test: shows why it passed or failed.']],
  'widgets/phone': [['0 to 9, *, #', 'During a call, sends the key; in a field, types it.']],
  'widgets/configuration-plan': [['Enter, Space', 'On a name: shows what differs in it.']],
  'widgets/speech-matrix': [
    ['Tab', 'Goes from mark to mark, and shows what stands behind each.'],
    ['Enter, Space', 'Shows or hides the other vendors, and the accounts that are alike.'],
  ],
  'widgets/call-trace': [
    ['↓, ↑', 'Next or previous span.'],
    ['→', 'Opens a span, then goes to its first child.'],
    ['←', 'Closes a span, then goes to its parent.'],
    ['Home, End, Page Up, Page Down', 'Moves by the whole list or by a page.'],
  ],
  'widgets/event-volume': [
    ['Tab, then Enter', 'Goes through the table of the bars and narrows to one.'],
  ],
  'widgets/outbound-routes': [
    ['Space', 'On the handle of a route: picks it up, and puts it down.'],
    ['↑, ↓', 'Moves the route that is picked up.'],
    ['Esc', 'Puts it back.'],
  ],
  'widgets/recording-player': [
    ['K', 'Plays or pauses.'],
    ['J, L', 'Back or forward 15 seconds.'],
    ['←, →', 'On the line of time: moves along it. On the zoom: changes it.'],
  ],
  'widgets/route-tester': [['Enter', 'In the number: does not send the form around it.']],
  'widgets/voice-sample': [['Enter', 'In the text: does not send the form around it.']],
  'widgets/sip-ladder': [['↓, ↑', 'Chooses the next or previous message.']],
  'widgets/verb-editor': [
    ['Ctrl Space', 'Offers what fits at this place.'],
    ['Tab', 'Leaves the editor.'],
    ['Ctrl Z, Ctrl Shift Z', 'Undoes and redoes.'],
  ],
};

/** The keys of a component and of its parts, each once. */
export function keysOf(
  path: string,
  parts: Readonly<Record<string, readonly string[]>>,
): readonly { path: string; keys: Keys }[] {
  const reached = new Set<string>();
  const visit = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const part of parts[one] ?? []) visit(part);
  };
  visit(path);
  return [...reached].flatMap((one) => {
    const keys = keyboard[one];
    return keys ? [{ path: one, keys }] : [];
  });
}
