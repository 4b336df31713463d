import { isLoopback } from '@kit/siwx/server'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Project } from '../../platform/projects/createProjects.js'
import { matchesOrigin } from '../../platform/projects/matchesOrigin.js'

/**
 * Returns the page that requests sign-in. Stricter than for other calls: the request must have an origin that the project lists; an empty
 * list allows none. In open mode, only pages on localhost are allowed.
 *
 * @throws HttpError 403, field `origin`
 */
export function requireSignInOrigin(origin: string | undefined, project: Project, isOpen: boolean): URL {
  const page = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined
  const isAllowed =
    page !== undefined &&
    /^https?:$/.test(page.protocol) &&
    (isOpen ? isLoopback(page.hostname) : project.allowedOrigins.some((pattern) => matchesOrigin(pattern, page.origin)))
  if (isAllowed) return page
  throw new HttpError(
    403,
    'origin',
    isOpen
      ? 'Sign-in from this origin is not allowed: without a list of projects, only pages on localhost can sign in'
      : 'Sign-in from this origin is not allowed: it is not in the project’s `allowedOrigins`',
  )
}
