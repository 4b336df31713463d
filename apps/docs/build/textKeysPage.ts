import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './repository.js'
import { publishedPackages } from './sourcePages.js'

/** English texts by key. A text that depends on a number has one form for each plural category. */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Returns the English texts of each package with views, by folder of the package. */
export async function readCatalogues(): Promise<ReadonlyMap<string, Catalogue>> {
  const catalogues = new Map<string, Catalogue>()
  for (const folder of ['react-ui', ...publishedPackages()])
    for (const file of catalogueFiles(folder)) {
      const texts: Readonly<Record<string, Catalogue>> = await import(pathToFileURL(file).href)
      catalogues.set(folder, Object.assign({}, catalogues.get(folder), ...Object.values(texts)))
    }
  return catalogues
}

/** Returns the page that lists the keys of each package with their English texts. */
export function textKeysPage(catalogues: ReadonlyMap<string, Catalogue>): string {
  const sections = [...catalogues].map(([folder, texts]) => {
    const rows = Object.entries(texts).map(([key, text]) => `| \`${key}\` | ${cell(text)} |`)
    return `## @kit/${folder}\n\n| key | English |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# Text keys\n\n${introduction}\n\n${sections.join('\n')}`
}

const introduction = `Every text of the modal and its features, by key. \`messages\` replaces them: see
[Theme and texts](/theme-and-texts#languages-and-texts). A word in braces, such as \`{wallet}\`, is a placeholder that your text can contain,
too. A text with several forms depends on a number.`

/** Texts are code, because a brace at the end of a cell would be an attribute. */
function cell(text: Catalogue[string]): string {
  if (typeof text === 'string') return `\`${text.replaceAll('|', '\\|')}\``
  return Object.entries(text)
    .map(([category, form]) => `${category}: ${cell(form)}`)
    .join('<br>')
}

function catalogueFiles(folder: string): readonly string[] {
  return ['src/text', 'src/react']
    .map((path) => join(root, 'packages', folder, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
    .filter((path) => /\/en[A-Za-z]*\.data\.ts$/.test(path))
    .toSorted()
}
