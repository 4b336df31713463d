import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commandsPage } from './commandsPage.js'
import { endpointsPage } from './endpointsPage.js'
import { insertCode } from './insertCode.js'
import { languagesPage } from './languagesPage.js'
import { pagesFolder, repositoryUrl, root } from './repository.js'
import { rewriteLinks } from './rewriteLinks.js'
import { sourceLink } from './sourceLink.js'
import { englishPage, publishedPackages, sourcePages } from './sourcePages.js'
import { readCatalogues, textKeysPage } from './textKeysPage.js'
import { viewsPage } from './viewsPage.js'

/** Writes all pages but the API reference to {@link pagesFolder}, with links that work on the site. */
export async function writePages(): Promise<void> {
  rmSync(pagesFolder, { recursive: true, force: true })
  const pages = sourcePages()
  const repository = repositoryUrl()
  for (const [from, path] of pages) {
    if (from === 'README.md') continue
    const toTarget = (link: string) => sourceLink({ root, repository, pages, from, link })
    const english = englishPage(from)
    const text = english === undefined ? textOf(from) : insertCode(textOf(from), textOf(english))
    const quoted = linkQuotes(rewriteLinks(text, toTarget), repository)
    writePage(path, path === '/errors' ? addCodeAnchors(quoted) : quoted)
  }
  writePage('/packages/', packageList())
  writePage('/commands', commandsPage())
  writePage('/views', viewsPage())
  writePage('/endpoints', endpointsPage())
  writePage('/text-keys', textKeysPage(await readCatalogues()))
  writePage('/languages', await languagesPage())
  cpSync(join(root, 'docs/images'), join(pagesFolder, 'public/images'), { recursive: true })
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Writes one page at its path on the site. */
export function writePage(path: string, text: string): void {
  const file = join(pagesFolder, path.endsWith('/') ? `${path}index.md` : `${path}.md`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Adds to each block that quotes a file a link to the whole file. */
function linkQuotes(text: string, repository: string): string {
  return text.replace(
    /^```(\w+) (\S+\/\S+)\n([\s\S]*?)^```$/gm,
    (_, language, path, code) =>
      `\`\`\`${language}\n${code}\`\`\`\n\n<p class="quoted"><a href="${repository}/tree/main/${path}">${path}</a></p>`,
  )
}

/** Gives each error code an anchor. Its section's anchor keeps the case of the area, as in an error's `docsPath`. */
function addCodeAnchors(text: string): string {
  return text
    .replace(/^### ([a-z]+[A-Z]\w*)$/gm, '### $1 {#$1}')
    .replace(/^\| `([a-zA-Z]+\/\w+)` \|/gm, '| `$1`{#$1} |')
}

function packageList(): string {
  const rows = publishedPackages().map((name) => {
    const { description } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    return `| [\`@kit/${name}\`](/packages/${name}) | ${description} |`
  })
  return `# Packages\n\nEach package is published by itself.\n\n| package | what it is |\n|---|---|\n${rows.join('\n')}\n`
}
