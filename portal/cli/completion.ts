import type { Command, Option } from './command.ts';
import { optionsEverywhere } from './options.ts';

/*
 * Scripts that complete commands, options and the values that an option may have. Anything else is a
 * file name.
 */

const flagsOf = (options: Readonly<Record<string, Option>>) =>
  Object.entries(options).flatMap(([name, { short }]) => [
    `--${name}`,
    ...(short ? [`-${short}`] : []),
  ]);

const choicesIn = (commands: readonly Command[]) =>
  commands.flatMap((command) =>
    Object.entries(command.options).flatMap(([name, { choices }]) =>
      choices ? [[command.name, name, choices] as const] : [],
    ),
  );

const bash = (commands: readonly Command[]) => `# source <(trunkline completion bash)
_trunkline() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  case "\${COMP_WORDS[1]} $before" in
${choicesIn(commands)
  .map(([command, name, choices]) => `    '${command} --'${name}) words='${choices.join(' ')}' ;;`)
  .join('\n')}
  esac
  if [ -z "$words" ] && [ "$COMP_CWORD" -eq 1 ]; then
    words='${[...commands.map(({ name }) => name), ...flagsOf(optionsEverywhere)].join(' ')}'
  elif [ -z "$words" ]; then
    case "\${COMP_WORDS[1]}" in
${commands
  .map(({ name, options, choices = [] }) => {
    const flags = flagsOf({ ...options, help: optionsEverywhere.help }).join(' ');
    const first =
      choices.length > 0
        ? `\n        if [ "$COMP_CWORD" -eq 2 ]; then words='${choices.join(' ')}'; fi`
        : '';
    return `      ${name})${first}
        case "$word" in -*) words='${flags}' ;; esac ;;`;
  })
  .join('\n')}
    esac
  fi

  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _trunkline trunkline`;

const quoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');

function zshOption([name, { type, short, value, choices, help }]: [string, Option]): string {
  const action =
    type === 'boolean'
      ? ''
      : choices
        ? `:${name}:(${choices.join(' ')})`
        : `:${value ?? name}:${value === 'FILE' ? '_files' : ' '}`;
  return short
    ? `'(-${short} --${name})'{-${short},--${name}}'[${quoted(help)}]${action}'`
    : `'--${name}[${quoted(help)}]${action}'`;
}

const zsh = (commands: readonly Command[]) => `#compdef trunkline
# source <(trunkline completion zsh)
_trunkline() {
  local -a commands=(
${commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands
  .map(({ name, options, choices = [] }) => {
    const all = Object.entries({ ...options, help: optionsEverywhere.help });
    const first = choices.length > 0 ? `'1:subject:(${choices.join(' ')})'` : "'1:file:_files'";
    return `    ${name}) _arguments ${[...all.map(zshOption), first, "'*:file:_files'"].join(' ')} ;;`;
  })
  .join('\n')}
  esac
}
compdef _trunkline trunkline`;

export const completions = { bash, zsh };
