import { knownLocales } from '@kit/core/plugin'
import {
  catalogues,
  type Glossary,
  type Review,
  readCatalogue,
  readGlossary,
  reviews,
  textsReadBeside,
} from '@kit/texts'

/** Returns the page that lists the languages, how each translation was checked, and their glossaries. */
export async function languagesPage(): Promise<string> {
  const translated = knownLocales.filter((locale) => locale !== 'en')
  const rows: string[] = []
  for (const locale of translated)
    rows.push(`| \`${locale}\` | ${nameOf(locale)} | ${await countOf(locale)} | ${stateOf(reviews[locale])} |`)
  const glossaries = translated.map((locale) => glossarySection(locale, readGlossary(locale)))
  return `# Languages of the kit

${introduction}

| locale | language | texts | checked by |
|---|---|---|---|
| \`en\` | English | ${await countOf('en')} | written in English |
${rows.join('\n')}

## Glossaries

${glossaries.join('\n')}`
}

const introduction = `Every text that users see, in each language: the modal and its features, the wallet's window, emails and pages of kit-server, the demo,
and the remote wallet. The column "checked by" says how far to trust a translation. A machine also did the second reading, which fixed about
1,300 texts. In all languages, ${textsReadBeside.join(' and ')} were read beside the English texts. [Add a language](/add-a-language) says how to correct one.`

const nameOf = (locale: string): string => {
  const [english, own] = ['en', locale].map((shown) => new Intl.DisplayNames(shown, { type: 'language' }).of(locale))
  return `${english} (${own})`
}

async function countOf(locale: string): Promise<number> {
  const counts = await Promise.all(
    Object.keys(catalogues).map(async (id) => Object.keys(await readCatalogue(id, locale)).length),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Says only what was done. */
function stateOf({ drafted, isReadBlind, isReadTwice, isReadByNative }: Review): string {
  const facts = [
    drafted === 'machine' ? 'machine-drafted' : 'written by a native speaker',
    isReadBlind ? 'read back without the English texts' : 'read beside the English texts',
    isReadTwice && 'money and key texts read again',
    isReadByNative ? 'read by a native speaker' : 'not yet read by a native speaker',
  ]
  return facts.filter(Boolean).join('; ')
}

function glossarySection(locale: string, glossary: Glossary): string {
  const rows = Object.entries(glossary).map(([term, word]) => `| ${term} | ${word.replaceAll('|', '\\|')} |`)
  return `### ${nameOf(locale)} {#${locale.toLowerCase()}}

| English | ${locale} |
|---|---|
${rows.join('\n')}
`
}
