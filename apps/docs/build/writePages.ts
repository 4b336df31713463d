import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pagesFolder, repositoryUrl, root } from './repository.js'
import { rewriteLinks } from './rewriteLinks.js'
import { sourceLink } from './sourceLink.js'
import { publishedPackages, sourcePages } from './sourcePages.js'

/** Writes all pages but the API reference to {@link pagesFolder}, with links that work on the site. */
export function writePages(): void {
  rmSync(pagesFolder, { recursive: true, force: true })
  const pages = sourcePages()
  const repository = repositoryUrl()
  for (const [from, path] of pages) {
    if (from === 'README.md') continue
    const toTarget = (link: string) => sourceLink({ root, repository, pages, from, link })
    const text = rewriteLinks(readFileSync(join(root, from), 'utf8'), toTarget)
    writePage(path, keepAreas(linkQuotes(text, repository)))
  }
  writePage('/packages/', packageList())
  cpSync(join(root, 'docs/images'), join(pagesFolder, 'public/images'), { recursive: true })
}

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

/** Keeps the case of the areas of error codes in their anchors, because `docsPath` of an error has it. */
function keepAreas(text: string): string {
  return text.replace(/^### ([a-z]+[A-Z]\w*)$/gm, '### $1 {#$1}')
}

function packageList(): string {
  const rows = publishedPackages().map((name) => {
    const { description } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    return `| [\`@kit/${name}\`](/packages/${name}) | ${description} |`
  })
  return `# Packages\n\nEach package is published by itself.\n\n| package | what it is |\n|---|---|\n${rows.join('\n')}\n`
}
