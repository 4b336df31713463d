import { etag } from 'hono/etag'
import { z } from 'zod'
import type { Directory } from '../directory/createDirectory.js'
import { selectWallets } from '../directory/selectWallets.js'
import type { App } from '../http/AppContext.js'
import { findProject } from '../http/findProject.js'
import type { Projects } from '../projects/createProjects.js'

/** What the routes work with. */
export type DirectoryRoutesOptions = { readonly directory: Directory; readonly projects: Projects }

const MAX_ENTRIES = 100

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

const query = z.object({
  page: z.coerce.number().int().positive().default(1),
  entries: z.coerce.number().int().positive().default(40),
  search: z.string().max(200).default(''),
  include: list,
  exclude: list,
  chains: list,
  names: list,
  rdns: list,
  badge_type: z.enum(['none', 'certified']).optional(),
  platform: list.pipe(z.array(z.enum(['ios', 'android']))),
})

/** `GET /getWallets`: pages of the wallet directory; and `GET /projects/v1/origins`. */
export function addDirectoryRoutes(app: App, { directory, projects }: DirectoryRoutesOptions): void {
  app.get('/getWallets', etag(), (c) => {
    const project = findProject(c, projects)
    if (project instanceof Response) return project
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
    const parsed = query.safeParse(Object.fromEntries(given))
    if (!parsed.success)
      return c.text(`The query parameter ${String(parsed.error.issues[0]?.path[0])} is not valid`, 400)
    const { badge_type: badge, platform: platforms, entries, ...rest } = parsed.data
    c.header('cache-control', 'public, max-age=7200')
    const limited = Math.min(entries, MAX_ENTRIES)
    return c.json(selectWallets(directory.wallets(), { ...rest, badge, platforms, entries: limited }))
  })

  app.get('/projects/v1/origins', (c) => {
    const project = findProject(c, projects)
    if (project instanceof Response) return project
    c.header('cache-control', 'public, max-age=7200')
    return c.json({ allowedOrigins: project.allowedOrigins })
  })
}
