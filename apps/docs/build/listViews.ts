import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.js'
import { publishedPackages } from './sourcePages.js'

/** A view of the modal, from the sources of its package. */
export type ListedView = {
  readonly name: string
  /** Folder of the package whose feature has it. `react-ui` has the views of the modal itself. */
  readonly package: string
  /** First sentence of its doc comment. */
  readonly summary: string
  /** Type of its data, or undefined if it opens without data. */
  readonly data: string | undefined
}

/** Returns every view of the published packages, by package. */
export function listViews(): readonly ListedView[] {
  const sources = publishedPackages().flatMap((folder) => sourcesOf(folder).map((text) => ({ folder, text })))
  const data = new Map(sources.flatMap(({ text }) => dataOf(text)))
  return sources.flatMap(({ folder, text }) =>
    [...text.matchAll(/(?:\/\*\* ((?:(?!\*\/)[\s\S])*?) ?\*\/\n)?export const \w+: ViewDefinition<'(\w+)'> =/g)].map(
      ([, comment = '', name = '']) => ({
        name,
        package: folder,
        summary: firstSentence(comment),
        data: data.get(name),
      }),
    ),
  )
}

/** Returns the views that `kit.open` resolves with a result. */
export function listResultViews(): readonly string[] {
  return publishedPackages()
    .flatMap(sourcesOf)
    .flatMap((text) => [...text.matchAll(/^ {2}interface ViewResults \{\n([\s\S]*?)^ {2}\}/gm)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name))
}

/** Returns the rows of `ViewData` in a source: name and type of the data. */
function dataOf(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/^ *(?:export )?interface ViewData \{\n([\s\S]*?)^ *\}$/gm)]
    .flatMap(([, body = '']) => [...body.matchAll(/^ +(\w+): (.+)$/gm)])
    .filter(([, , type]) => type !== 'undefined')
    .map(([, name = '', type = '']) => [name, type.replaceAll('readonly ', '')] as const)
}

/** Returns the texts of a package's sources without tests. */
function sourcesOf(folder: string): readonly string[] {
  const sources = join(root, 'packages', folder, 'src')
  if (!existsSync(sources)) return []
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test(-d)?\./.test(path))
    .toSorted()
    .map((path) => readFileSync(join(sources, path), 'utf8'))
}

const firstSentence = (comment: string): string =>
  /^.*?[.](?=\s|$)/.exec(comment.replace(/\s*\n \* ?/g, ' ').trim())?.[0] ?? ''
