import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder, siteFolder } from './repository.js'
import { sections } from './sections.data.js'

/** Writes `llms.txt`, and the Markdown of each page beside its HTML, for programs that read the documentation. */
export function writeMarkdown(): void {
  for (const file of readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md')) cpSync(join(pagesFolder, file), join(siteFolder, file))
  writeFileSync(join(siteFolder, 'llms.txt'), llmsText(readFileSync(join(pagesFolder, 'index.md'), 'utf8')))
}

/**
 * Returns the text of `llms.txt`: what the kit is, the README of each package, and the Markdown of each page of the sidebar.
 *
 * @param home Markdown of the home page.
 */
export function llmsText(home: string): string {
  const lists = sections.map(({ text, pages }) => {
    const rows = pages.map(([title, path]) => `- [${title}](/${markdownFile(path)})`)
    return `## ${text}\n\n${rows.join('\n')}\n`
  })
  const [heading = '', summary = ''] = home.split('\n\n')
  const skills = 'Each installed package has the rules of its use in `SKILL.md`: `node_modules/@kit/core/SKILL.md`.'
  return `# Kit\n\n> ${heading.replace(/^# /, '')} ${summary}\n\n${skills}\n\n${lists.join('\n')}`
}

function markdownFile(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.md`
}
