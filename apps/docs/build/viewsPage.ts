import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ListedView, listResultViews, listViews } from './listViews.js'
import { root } from './repository.js'

/** Returns the page that lists every view of the modal, with pictures. */
export function viewsPage(): string {
  const views = listViews()
  const results = listResultViews()
  const packages = [...new Set(views.map((view) => view.package))].toSorted((a, b) => order(a) - order(b))
  const sections = packages.map((name) => {
    const own = views.filter((view) => view.package === name)
    return `## @kit/${name}\n\n[The package](/packages/${name})\n\n${own.map((view) => section(view, results)).join('\n\n')}`
  })
  return `# Views\n\n${introduction}\n\n${sections.join('\n\n')}\n`
}

/** Returns the path of a view's picture, below the repository. */
export const picturePath = (view: string, theme: 'light' | 'dark'): string => `docs/images/views/${view}-${theme}.webp`

const introduction = `Every view of the modal, by package, in light and dark. \`kit.open\` opens every view without data, but
most follow from what the user does. \`kit.modal.push('Networks')\` shows a view in a modal that is open, from your own views, too.

Views of a feature need its plugin in \`createKit\` and its feature in \`KitModal\`.`

/** The modal's own views come first. */
const order = (name: string): number => (name === 'react-ui' ? 0 : 1)

function section(view: ListedView, results: readonly string[]): string {
  const pictures = (['light', 'dark'] as const)
    .filter((theme) => existsSync(join(root, picturePath(view.name, theme))))
    .map((theme) => picture(view.name, theme))
  const shown = pictures.length > 0 ? `\n\n<p class="pictures">\n${pictures.join('\n')}\n</p>` : ''
  return `### ${view.name}\n\n${view.summary}\n\n${opening(view, results)}${shown}`
}

function opening({ name, data }: ListedView, results: readonly string[]): string {
  if (results.includes(name))
    return `Opens with \`kit.open({ view: '${name}', data })\`, which resolves to its result, or without data.`
  if (data === undefined) return `Opens with \`kit.open({ view: '${name}' })\`.`
  return `Opens with \`kit.modal.push('${name}', data)\`. Its data: \`${data}\`.`
}

function picture(name: string, theme: 'light' | 'dark'): string {
  const path = picturePath(name, theme)
  const { width, height } = sizeOfWebp(readFileSync(join(root, path)))
  return `<img src="/${path.slice('docs/'.length)}" alt="${name}, ${theme}" width="${width}" height="${height}" loading="lazy" decoding="async">`
}

/**
 * Returns the size of a lossy WebP picture.
 *
 * @throws Error when the file has another format.
 */
export function sizeOfWebp(file: Buffer): { readonly width: number; readonly height: number } {
  const format = file.toString('latin1', 12, 16)
  if (format === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (format !== 'VP8 ') throw new Error(`Pictures must be lossy WebP. Received: ${format}`)
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}
