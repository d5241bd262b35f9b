import { type Command, InvalidArgumentError } from 'commander';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A command and the words that can follow it. */
interface Node {
  /** The words of the command: `data check`. */
  path: string;
  words: { word: string; description: string }[];
}

/** `esim-lookup completion <shell>` */
export function registerCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a completion script for a shell')
    .argument('<shell>', SHELLS.join(', '), (text): Shell => {
      if (!SHELLS.includes(text as Shell))
        throw new InvalidArgumentError(`Use ${SHELLS.join(', ')}.`);
      return text as Shell;
    })
    .addHelpText(
      'after',
      `
Examples:
  source <(esim-lookup completion bash)        in ~/.bashrc
  source <(esim-lookup completion zsh)         in ~/.zshrc, after compinit
  esim-lookup completion fish > ~/.config/fish/completions/esim-lookup.fish`,
    )
    .action((shell: Shell) => console.log(SCRIPTS[shell](nodesOf(program))));
}

/** Returns every command with its subcommands and options, so that the scripts always match the program. */
function nodesOf(command: Command, path: readonly string[] = []): Node[] {
  const help = command.createHelp();
  const words = [
    ...help.visibleCommands(command).map((c) => ({ word: c.name(), description: c.description() })),
    ...help
      .visibleOptions(command)
      .flatMap((o) =>
        [o.long, o.short]
          .filter((word) => word !== undefined && word !== null)
          .map((word) => ({ word, description: o.description })),
      ),
  ];
  return [
    { path: path.join(' '), words },
    ...command.commands.flatMap((c) => nodesOf(c, [...path, c.name()])),
  ];
}

const SCRIPTS: Record<Shell, (nodes: readonly Node[]) => string> = { bash, zsh, fish };

/** Writes the part of both scripts that finds the command of the line. */
const find = (nodes: readonly Node[]): string =>
  nodes
    .filter(({ path }) => path !== '')
    .map(({ path }) => `      '${path}') at='${path}' ;;`)
    .join('\n');

function bash(nodes: readonly Node[]): string {
  const cases = nodes
    .map(({ path, words }) => `    '${path}') words='${words.map((w) => w.word).join(' ')}' ;;`)
    .join('\n');
  return `_esim_lookup() {
  local at='' words='' word i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${at:+$at }\${COMP_WORDS[i]}"
    case "$word" in
${find(nodes)}
    esac
  done
  case "$at" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _esim_lookup esim-lookup`;
}

function zsh(nodes: readonly Node[]): string {
  const cases = nodes
    .map(({ path, words }) => {
      const described = words.map(
        (w) => `'${`${w.word}:${w.description}`.replaceAll("'", "'\\''")}'`,
      );
      return `    '${path}') found=(${described.join(' ')}) ;;`;
    })
    .join('\n');
  return `#compdef esim-lookup
_esim_lookup() {
  local at='' word i
  local -a found
  for ((i = 2; i < CURRENT; i++)); do
    word="\${at:+$at }\${words[i]}"
    case "$word" in
${find(nodes)}
    esac
  done
  case "$at" in
${cases}
  esac
  _describe 'esim-lookup' found
  _files
}
compdef _esim_lookup esim-lookup`;
}

function fish(nodes: readonly Node[]): string {
  const lines = nodes.flatMap(({ path, words }) => {
    const inside = path === '' ? '__fish_use_subcommand' : condition(path);
    return words.map(({ word, description }) => {
      const text = description.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
      const kind = word.startsWith('--')
        ? `-l ${word.slice(2)}`
        : word.startsWith('-')
          ? `-s ${word.slice(1)}`
          : `-f -a ${word}`;
      return `complete -c esim-lookup -n '${inside}' ${kind} -d '${text}'`;
    });
  });
  return lines.join('\n');
}

const condition = (path: string): string =>
  path
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
