import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { catalogues } from './catalogues.js'
import { readCatalogue, type Translated } from './readCatalogue.js'

const file = new URL('./translatedEnglish.json', import.meta.url)

/** Fingerprints of English texts by catalogue and key, such as `send/send.amount`. */
type Fingerprints = Readonly<Record<string, string>>

/**
 * Returns the texts whose English has changed since it was translated. Texts that no language has yet aren't outdated.
 *
 * @example await findOutdatedTexts() // ['send/send.feeUnknown']
 */
export async function findOutdatedTexts(known: Fingerprints = readKnown()): Promise<readonly string[]> {
  const current = await readFingerprints()
  return Object.keys({ ...known, ...current }).filter((path) => known[path] !== current[path])
}

/** Records that all translations have the meaning of the current English texts. */
export async function acceptTranslations(): Promise<void> {
  writeFileSync(file, `${JSON.stringify(await readFingerprints(), null, 2)}\n`)
}

const readKnown = (): Fingerprints => JSON.parse(readFileSync(file, 'utf8'))

/** German stands for all languages: a missing translation in another one doesn't compile. */
async function readFingerprints(): Promise<Fingerprints> {
  const fingerprints: Record<string, string> = {}
  for (const id of Object.keys(catalogues)) {
    const translated = await readCatalogue(id, 'de')
    for (const [key, text] of Object.entries(await readCatalogue(id, 'en')))
      if (Object.hasOwn(translated, key)) fingerprints[`${id}/${key}`] = fingerprintOf(text)
  }
  return fingerprints
}

const fingerprintOf = (text: Translated): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8)
