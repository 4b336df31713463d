import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogueOf, type FlatTexts, readCatalogue, root, type Translated } from './readCatalogue.js'

/**
 * Writes the texts of a catalogue in a language to its source file, in the order of the English ones. Files aren't formatted. Returns the
 * path of the file.
 *
 * @example await writeTexts('send', 'de', { 'send.amount': 'Betrag' })
 */
export async function writeTexts(id: string, locale: string, texts: FlatTexts): Promise<string> {
  const catalogue = catalogueOf(id)
  const english = await readCatalogue(id, 'en')
  const ordered = Object.keys(english).flatMap((key): [string, Translated][] => {
    const text = texts[key]
    return text === undefined ? [] : [[key, text]]
  })
  const own = 'table' in catalogue || catalogue.isNested ? nest(ordered) : Object.fromEntries(ordered)
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale)
  if ('files' in catalogue) {
    const head = `${catalogue.imports}\n\n/** Texts in ${name}. */\n`
    return write(
      `${catalogue.files}/${locale}.data.ts`,
      `${head}export const texts: ${catalogue.type(locale)} = ${print(own)}\n`,
    )
  }
  const table = await readTable(catalogue.table, catalogue.name)
  table[locale] = own
  const sorted = Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const head = `${catalogue.imports}\n\n/** The texts in all languages except English. */\n`
  return write(catalogue.table, `${head}export const ${catalogue.name}: ${catalogue.type} = ${print(sorted)}\n`)
}

const tables = new Map<string, Record<string, unknown>>()

/** Reads a table once. Later languages of the same run add to it. */
async function readTable(path: string, name: string): Promise<Record<string, unknown>> {
  const known = tables.get(path)
  if (known) return known
  const read: Record<string, Record<string, unknown>> = await import(join(root, path)).catch(() => ({}))
  const table = { ...read[name] }
  tables.set(path, table)
  return table
}

function nest(entries: readonly (readonly [string, Translated])[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [key, text] of entries) {
    const names = key.split('.')
    let place = tree
    for (const name of names.slice(0, -1)) {
      place[name] ??= {}
      place = place[name] as Record<string, unknown>
    }
    place[names.at(-1) ?? ''] = text
  }
  return tree
}

const print = (value: unknown): string => JSON.stringify(value, null, 2)

function write(path: string, code: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), code)
  return path
}
