import { catalogues } from './catalogues.js'
import { findTextProblems } from './findTextProblems.js'
import { type FlatTexts, readCatalogue, type Translated } from './readCatalogue.js'

/** Texts of a language by catalogue. */
export type ImportedTexts = Readonly<Record<string, FlatTexts>>

/**
 * Parses a file that translators return, in the form of {@link exportTexts}. Empty messages are left out.
 *
 * @returns The texts by catalogue, and what is wrong with them. Texts with problems must not be used.
 */
export async function importTexts(
  file: unknown,
  locale: string,
): Promise<{ readonly texts: ImportedTexts; readonly problems: readonly string[] }> {
  if (!isRecord(file)) return { texts: {}, problems: ['expected an object with texts by key'] }
  const texts: Record<string, Record<string, Translated>> = {}
  const problems: string[] = []
  for (const [path, value] of Object.entries(file)) {
    const [, id = '', key = '', category] = /^([^/]+)\/(.+?)(?:\|(zero|one|two|few|many|other))?$/.exec(path) ?? []
    const message = isRecord(value) ? value['message'] : undefined
    if (typeof message !== 'string' || !Object.hasOwn(catalogues, id)) {
      problems.push(`${path}: expected a known key with a \`message\``)
      continue
    }
    if (message === '') continue
    texts[id] ??= {}
    const known = texts[id][key]
    texts[id][key] = category === undefined ? message : { ...(typeof known === 'object' && known), [category]: message }
  }
  for (const [id, translated] of Object.entries(texts)) {
    const found = findTextProblems(await readCatalogue(id, 'en'), translated, locale)
    problems.push(...found.map((problem) => `${id}/${problem}`))
  }
  return { texts, problems }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
