import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { knownLocales } from '@kit/core/plugin'
import type { Rollup } from 'vite'
import { buildPage } from './buildPage.js'
import type { BuiltPage, Page } from './pages.data.js'

/** Bytes of JavaScript after gzip. */
export type PageSize = {
  /** Size that the page fetches before any interaction. */
  readonly load: number
  /** Size at load plus what opening the modal fetches. */
  readonly opened: number
  /** Size of all files, without languages other than English: a user loads at most one. */
  readonly all: number
  /** Modules that should not be in the page. */
  readonly strangers: readonly string[]
  /** Characters beyond Latin-1 in the files at load. One makes an engine store the whole file with two bytes per character. */
  readonly wideCharacters: readonly string[]
}

/** A file of a package, or of the kit without a bundler, that has only the texts in a language. */
const languageFile = new RegExp(`(^|/dist/)(${knownLocales.join('|')})(\\.min)?\\.js$`)

const isLanguage = ({ moduleIds }: Chunk): boolean =>
  moduleIds.length > 0 && moduleIds.every((id) => languageFile.test(id))

/** Builds the page and measures its files. */
export async function measurePage(page: Page, openedModules: readonly RegExp[]): Promise<PageSize> {
  return weighChunks(await buildPage(page), page.without, openedModules)
}

/** Measures files that are built already. Throws if the first file imports another one at load. */
export function measureBuiltPage({ folder, load, opened }: BuiltPage): PageSize {
  const path = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url))
  const read = (name: string) => ({ code: readFileSync(`${path}${name}`, 'utf8') })
  if (/^import ?["{*\w]|\bfrom ?"\.\//.test(read(load).code)) throw new Error(`${load} imports another file at load`)
  const files = readdirSync(path).filter((name) => name.endsWith('.js'))
  return {
    load: weight([read(load)]),
    opened: weight([read(load), read(opened)]),
    all: weight(files.filter((name) => !languageFile.test(name)).map(read)),
    strangers: [],
    wideCharacters: findWideCharacters([read(load)]),
  }
}

/** The parts of a bundler's chunk that matter here. */
export type Chunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry' | 'facadeModuleId' | 'moduleIds'
>

/** Measures the chunks of one page. */
export function weighChunks(
  chunks: readonly Chunk[],
  without: readonly RegExp[],
  openedModules: readonly RegExp[],
): PageSize {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (starts: readonly Chunk[], isFollowed: (chunk: Chunk) => boolean): readonly Chunk[] => {
    const found = new Set<Chunk>()
    const add = (chunk: Chunk | undefined): void => {
      if (!chunk || found.has(chunk)) return
      found.add(chunk)
      for (const name of chunk.imports) add(byName.get(name))
      for (const name of chunk.dynamicImports) {
        const target = byName.get(name)
        if (target && isFollowed(target)) add(target)
      }
    }
    for (const chunk of starts) add(chunk)
    return [...found]
  }
  const entries = chunks.filter(({ isEntry }) => isEntry)
  // A bundler can merge a module into a shared chunk, which has no facade, or a part of it into the chunk of another import.
  const isOpened = ({ facadeModuleId, moduleIds }: Chunk): boolean =>
    (facadeModuleId === null ? moduleIds : [facadeModuleId]).some((id) =>
      openedModules.some((pattern) => pattern.test(id)),
    )
  return {
    load: weight(reach(entries, () => false)),
    opened: weight(reach(entries, isOpened)),
    all: weight(chunks.filter((chunk) => !isLanguage(chunk))),
    strangers: chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => without.some((pattern) => pattern.test(id)))),
    wideCharacters: findWideCharacters(reach(entries, () => false)),
  }
}

/** Returns the wide characters of the files, each with the text before it. */
const findWideCharacters = (chunks: readonly Pick<Chunk, 'code'>[]): readonly string[] =>
  chunks.flatMap(({ code }) => code.match(/.{0,40}[^\0-\xff]/g) ?? [])

function weight(chunks: readonly Pick<Chunk, 'code'>[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
