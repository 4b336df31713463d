import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './readCatalogue.js'

/** Words of a language by English term. `form of address`, `buttons` and `notes` say how texts are written. */
export type Glossary = Readonly<Record<string, string>>

/**
 * Reads the glossary of a language. Throws if it has none.
 *
 * @example readGlossary('de')['gas fee / network fee'] // 'Netzwerkgebühr'
 */
export function readGlossary(locale: string): Glossary {
  return JSON.parse(readFileSync(join(root, 'tooling/texts/glossaries', `${locale}.json`), 'utf8'))
}
