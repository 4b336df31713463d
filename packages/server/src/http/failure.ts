import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext } from './AppContext.js'

/** Answers an error in the one shape that all HTTP routes share: the field at fault and a sentence for developers. */
export function failure(c: AppContext, status: ContentfulStatusCode, field: string, description: string): Response {
  return c.json({ status: 'FAILED', reasons: [{ field, description }] }, status)
}
