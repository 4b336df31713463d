import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.js'

/** Tables of commands in the sources: where users call them, and the source. */
const tables = [
  ['kit', 'packages/core/src/engine/commandTable.ts', ''],
  ['kit', 'packages/modal/src/commands/modalTable.ts', 'export const modalTable'],
  ['kit.modal', 'packages/modal/src/commands/modalTable.ts', 'export const routeTable'],
] as const

const titles = ['Connections, wallets and transactions', 'Modal', 'Views of the modal']

/** Returns the page that lists every command of the kit and of the modal, with the first sentence of its doc comment. */
export function commandsPage(): string {
  const sections = tables.map(([owner, path, start], index) => {
    const rows = commandsOf(readFileSync(join(root, path), 'utf8'), start).map(
      ([name, summary]) => `| \`${owner}.${name}\` | ${summary.replaceAll('|', '\\|')} |`,
    )
    return `## ${titles[index]}\n\n| command | what it does |\n|---|---|\n${rows.join('\n')}`
  })
  return `# Commands\n\n${introduction}\n\n${sections.join('\n\n')}\n`
}

const introduction = `Every command of the kit. Commands that ask a wallet or a service return a promise. Failures are [errors](/errors)
with a code, or states of a [store](/streams#every-store). The [API reference](/api/core) has their parameters, and the commands of a feature,
such as \`kit.plugins.send\`, are in its [package](/packages/).`

/** Returns name and first sentence of each command of a source, from a declaration to the next one. */
function commandsOf(source: string, start: string): readonly (readonly [string, string])[] {
  const from = source.slice(source.indexOf(start) + start.length)
  const end = start === '' ? -1 : from.indexOf('\nexport const')
  const text = end === -1 ? from : from.slice(0, end)
  return [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): \w+\(/g)].map(([, comment = '', name = '']) => {
    const sentence = /^.*?[.:](?=\s|$)/.exec(comment.replace(/\s*\n \s*\* ?/g, ' ').trim())?.[0] ?? ''
    return [name, sentence.replace(/:$/, '.')] as const
  })
}
