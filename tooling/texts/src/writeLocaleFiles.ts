import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownLocales } from '@kit/core/plugin'
import { catalogues } from './catalogues.js'
import { root } from './readCatalogue.js'

type LocaleList = { readonly list?: string; readonly listFrom?: string }

/**
 * Writes the list of files with texts by language, for each catalogue that has one file per language: `locales.data.ts` beside the folder.
 * Files aren't formatted. Returns their paths.
 */
export function writeLocaleFiles(): readonly string[] {
  return Object.entries(catalogues).flatMap(([id, catalogue]) => {
    if (!('files' in catalogue)) return []
    const path = `${catalogue.files}s.data.ts`
    writeFileSync(join(root, path), codeOf(id, catalogue))
    return [path]
  })
}

function codeOf(id: string, { list = 'LocaleFiles', listFrom = '@kit/react-ui/feature' }: LocaleList): string {
  const rows = knownLocales
    .filter((locale) => locale !== 'en')
    .map((locale) => `  '${locale}': () => import('./locale/${locale}.data.js'),`)
  const shown = id === 'react-ui' ? "\nexport { buttonLocales } from './buttonLocales.data.js'\n" : ''
  return `import type { ${list} } from '${listFrom}'
${shown}
/** Loads the texts in a language other than English. */
export const locales: ${list} = {
${rows.join('\n')}
}
`
}
