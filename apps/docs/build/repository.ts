import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository, without a slash at the end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Folder of this app. */
export const app = join(root, 'apps/docs')

/** Folder of the site's pages, as VitePress reads them. Only the build writes there. */
export const pagesFolder = join(app, 'dist/pages')

/** Folder of the built site. */
export const siteFolder = join(app, 'dist/site')

/** Returns the URL of the repository's code, which the root manifest names. */
export function repositoryUrl(): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return repository.url.replace(/^git\+|\.git$/g, '')
}

/** Returns where a page can be edited, in the form of VitePress. */
export function editPattern(): string {
  return `${repositoryUrl()}/tree/main/:path`
}
