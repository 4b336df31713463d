import { isLoopback } from '@kit/siwx/server'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { Project } from '../projects/createProjects.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'

/**
 * The page that asks to sign in. Stricter than other calls: it has to say where it is, and its origin has to be listed for the project; a
 * list that is empty lets nobody sign in. While any project is served, only pages of this machine may.
 *
 * @throws ApiRefusal 403, field `origin`
 */
export function requireSignInOrigin(origin: string | undefined, project: Project, isOpen: boolean): URL {
  const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined
  const isAllowed =
    page !== undefined &&
    /^https?:$/.test(page.protocol) &&
    (isOpen ? isLoopback(page.hostname) : project.allowedOrigins.some((pattern) => matchesOrigin(pattern, page.origin)))
  if (isAllowed) return page
  throw new ApiRefusal(
    403,
    'origin',
    isOpen
      ? 'Sign-in from this origin is not allowed: without a list of projects, only pages on localhost can sign in'
      : 'Sign-in from this origin is not allowed: it is not in the project’s `allowedOrigins`',
  )
}
