import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Maps files of the repository to pages of the site. */
export type SitePages = ReadonlyMap<string, string>

/**
 * Returns where a link of a repository file leads on the site: to a page, or to the file in the repository. An API report leads to the
 * reference, and its section to the entry point of that name.
 *
 * @param options.from Path of the file with the link, below the repository.
 * @param options.link Target as written: relative to the file, absolute, or an anchor. READMEs, which are also published elsewhere, have
 * URLs of the repository.
 * @param options.pages Path of the page on the site, by path of its source.
 * @throws Error when the repository has no such file.
 * @example
 * sourceLink({ root, repository, pages, from: 'docs/errors.md', link: 'streams.md#events' }) // '/streams#events'
 */
export function sourceLink(options: {
  readonly root: string
  readonly repository: string
  readonly pages: SitePages
  readonly from: string
  readonly link: string
}): string {
  const { root, repository, pages, from, link } = options
  const url = `${repository}/tree/main/`
  if (!link.startsWith(url) && /^([a-z]+:|#|\/)/i.test(link)) return link
  const [path = '', anchor] = link.split('#', 2)
  const relative = path.startsWith(url) ? path.slice(url.length) : join(dirname(from), path)
  const target = normalize(relative).replace(/\/$/, '')
  if (target.startsWith('docs/images/')) return `/${target.slice('docs/'.length)}`
  const [, reported] = /^packages\/([\w-]+)\/api\.md$/.exec(target) ?? []
  if (reported !== undefined) return `/api/${reported}${anchor ? `/${anchor}` : ''}`
  const page = pages.get(target) ?? pages.get(`${target}/README.md`)
  if (page !== undefined) return anchor ? `${page}#${anchor}` : page
  if (!existsSync(join(root, target))) throw new Error(`${from} links to ${target}, which doesn't exist`)
  return `${url}${target}${anchor ? `#${anchor}` : ''}`
}
