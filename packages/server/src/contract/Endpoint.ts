import type { z } from 'zod'
import type { LimitGroup } from '../limits/Limiter.js'

/** One call of the HTTP contract: what may be asked, and what is answered. Validation, OpenAPI and the client's types come from it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** OpenAPI operation id; the name of the client's function. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters in braces: `/v1/identity/{address}`. */
  readonly path: string
  /** Other paths that answer the same. */
  readonly aliases: readonly string[]
  readonly summary: string
  /**
   * `project` needs a project id that is known and an origin that it allows, `session` also the token of somebody who signed in;
   * `public` needs nothing.
   */
  readonly access: 'public' | 'project' | 'session'
  /** What else is asked for in headers: by name, what it is. */
  readonly headers: Readonly<Record<string, string>>
  /** Whose limit it counts towards; without one a GET counts as a read, anything else as a write. */
  readonly group?: LimitGroup
  /** Points that a request takes from the limit, given its body and the bytes of it; without one a single point. */
  readonly cost?: (body: z.output<Body>, bytes: number) => number
  /** Whether a request counts towards no quota of its project, given its query as it came. */
  readonly isFree?: (query: Readonly<Record<string, string>>) => boolean
  readonly params: Params
  readonly query: Query
  /** `z.undefined()` where nothing is read. */
  readonly body: Body
  /** What a body of the wrong shape is answered with. */
  readonly malformed: 400 | 422
  /** Status of a success. */
  readonly status: 200 | 202
  /** Body of a success. */
  readonly answer: Answer
  /** Other statuses that this call itself gives; 400, 401, 403, 413, 429 and 503 may come from every one. */
  readonly failures: readonly (400 | 401 | 403 | 404 | 410 | 422 | 503)[]
}
