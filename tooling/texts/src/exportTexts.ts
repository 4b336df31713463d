import { catalogues } from './catalogues.js'
import { readCatalogue, type Translated } from './readCatalogue.js'
import { viewPictures } from './viewPictures.data.js'

/** A text for translators, in the form of WebExtension messages, which Weblate and Crowdin read. */
export type ExportedText = {
  /** The translation. Empty if there is none. */
  readonly message: string
  /** The English text, the most characters that fit, and the path of a picture of the view that shows it. */
  readonly description: string
}

/** Exported texts by catalogue and key, as in `send/send.amount`. A plural form has its category at the end: `react-ui/allWallets.count|few`. */
export type ExportedTexts = Readonly<Record<string, ExportedText>>

/** In the order of the source files, because engines list the categories in different orders. */
const allCategories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Returns all texts in a language as one flat object.
 *
 * @example (await exportTexts('de'))['send/send.amount'] // { message: 'Betrag', description: 'Amount · at most 14 characters · …' }
 */
export async function exportTexts(locale: string): Promise<ExportedTexts> {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  const categories = allCategories.filter((category) => pluralCategories.includes(category))
  const exported: [string, ExportedText][] = []
  for (const id of Object.keys(catalogues)) {
    const english = await readCatalogue(id, 'en')
    const translated = await readCatalogue(id, locale)
    for (const [key, text] of Object.entries(english)) {
      const view = viewPictures[`${id}/${key}`]
      const picture = view === undefined ? '' : ` · docs/images/views/${view}-light.webp`
      const forms = typeof text === 'string' ? [undefined] : categories
      for (const category of forms) {
        const source = formOf(text, category) ?? formOf(text, 'other') ?? ''
        exported.push([
          `${id}/${key}${category === undefined ? '' : `|${category}`}`,
          {
            message: formOf(translated[key], category) ?? '',
            description: `${source} · at most ${mostCharacters(source)} characters${picture}`,
          },
        ])
      }
    }
  }
  return Object.fromEntries(exported)
}

const formOf = (text: Translated | undefined, category: string | undefined): string | undefined =>
  typeof text === 'object' ? text[category ?? 'other'] : text

/**
 * Returns how long a translation may be: labels and buttons have little room, sentences wrap.
 *
 * @example mostCharacters('Send') // 12
 */
export function mostCharacters(english: string): number {
  return Math.ceil(english.length <= 20 ? Math.max(english.length * 1.6, english.length + 8) : english.length * 1.5 + 6)
}
