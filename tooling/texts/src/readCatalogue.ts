import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Catalogue, catalogues } from './catalogues.js'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A text, or its forms by plural category. */
export type Translated = string | Readonly<Record<string, string>>

/** Texts by key. The key of a nested text joins the names with dots. */
export type FlatTexts = Readonly<Record<string, Translated>>

type Tree = { readonly [key: string]: string | Tree }

/** Returns a catalogue by its ID. Throws if it doesn't exist. */
export function catalogueOf(id: string): Catalogue {
  const catalogue = Object.hasOwn(catalogues, id) ? catalogues[id] : undefined
  if (catalogue === undefined)
    throw new Error(`Unknown catalogue: ${id}. Expected ${Object.keys(catalogues).join(', ')}.`)
  return catalogue
}

/**
 * Reads the texts of a catalogue in a language. A language without any has no texts.
 *
 * @example (await readCatalogue('send', 'de'))['send.amount'] // 'Betrag'
 */
export async function readCatalogue(id: string, locale: string): Promise<FlatTexts> {
  const catalogue = catalogueOf(id)
  if (locale === 'en') {
    const found = await Promise.all(catalogue.english.map(readModule))
    return flatten(Object.assign({}, ...found.flatMap((exports) => englishOf(exports))))
  }
  if ('files' in catalogue) return flatten((await readModule(`${catalogue.files}/${locale}.data.ts`))['texts'] ?? {})
  return flatten(((await readModule(catalogue.table))[catalogue.name]?.[locale] as Tree | undefined) ?? {})
}

/** A file exports its English texts by themselves (`en…`), or as the first language of a table. */
function englishOf(exports: Readonly<Record<string, Tree>>): readonly Tree[] {
  return Object.entries(exports).map(([name, value]) =>
    /^en/.test(name) || typeof value['en'] !== 'object' ? value : value['en'],
  )
}

async function readModule(path: string): Promise<Readonly<Record<string, Tree>>> {
  const file = join(root, path)
  return existsSync(file) ? await import(pathToFileURL(file).href) : {}
}

const isPlural = (value: Tree): boolean =>
  typeof value['other'] === 'string' && Object.keys(value).every((key) => /^(zero|one|two|few|many|other)$/.test(key))

function flatten(tree: Tree, prefix = ''): FlatTexts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, Translated][] =>
      typeof value === 'string' || isPlural(value)
        ? [[prefix + key, value as Translated]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
