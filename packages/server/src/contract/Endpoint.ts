import type { z } from 'zod'

/** Groups with their own bucket: gateway calls, other reads, writes, new WebSockets, analytics, and sign-ins of the embedded wallet. */
export type LimitGroup = 'rpc' | 'read' | 'write' | 'connect' | 'events' | 'auth'

/** One endpoint of the HTTP contract: its input and output. Validation, OpenAPI and the client's types are derived from it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** OpenAPI operation ID; the name of the client's function. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters in braces: `/v1/identity/{address}`. */
  readonly path: string
  /** Other paths with the same response. */
  readonly aliases: readonly string[]
  readonly summary: string
  /** `project` requires a known project ID and an allowed origin, `session` also a session token; `public` requires nothing. */
  readonly access: 'public' | 'project' | 'session'
  /** Descriptions of other required headers, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** Rate limit group. Default: read for GET, write for other methods. */
  readonly group?: LimitGroup
  /** Points that a request costs, by its body and size in bytes. Default: one. */
  readonly cost?: (body: z.output<Body>, bytes: number) => number
  /** Returns whether a request is exempt from the quota of its project, by its raw query. */
  readonly isFree?: (query: Readonly<Record<string, string>>) => boolean
  readonly params: Params
  readonly query: Query
  /** `z.undefined()` if there is no body. */
  readonly body: Body
  /** Status for a body that does not match the schema. */
  readonly malformed: 400 | 422
  /** Status of a success. */
  readonly status: 200 | 202
  /** Body of a success. */
  readonly answer: Answer
  /** Additional failure statuses of this endpoint; 400, 401, 403, 413, 429 and 503 are possible for all. */
  readonly failures: readonly (400 | 401 | 403 | 404 | 410 | 422 | 503)[]
}
