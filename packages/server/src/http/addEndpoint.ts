import { z } from 'zod'
import type { Endpoint } from '../contract/Endpoint.js'
import type { DeepReadonly } from '../DeepReadonly.js'
import type { Project } from '../projects/createProjects.js'
import { ApiRefusal } from './ApiRefusal.js'
import type { App, AppContext } from './AppContext.js'
import type { Gate } from './createGate.js'
import { isNestedTooDeep } from './isNestedTooDeep.js'

/** A request of an endpoint, checked. */
export type Asked<E extends Endpoint> = {
  readonly c: AppContext
  readonly project: Project
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
}

/** What a handler gives: the answer, or a response of its own where headers or the status differ. */
export type Answered<E extends Endpoint> = DeepReadonly<z.input<E['answer']>> | Response

/**
 * Adds a call of the contract to the app: admits its sender, checks what was asked by the contract's schemas, and answers the
 * handler's value as JSON. A malformed query is a 400 in plain text, a body that is no JSON too, one of the wrong shape a 422 unless the endpoint
 * says otherwise; what a schema marks as `reasoned` is a 400 with that field. The body is read whatever its content type says.
 *
 * @example addEndpoint(app, gate, getIdentity, async ({ params }) => identities.find(params.address))
 */
export function addEndpoint<E extends Endpoint>(
  app: App,
  gate: Gate,
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<Answered<E>> | Answered<E>,
): void {
  const paths = [endpoint.path, ...endpoint.aliases].map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
  app.on(endpoint.method, paths, async (c: AppContext) => {
    const readsBody = endpoint.body.type !== 'undefined'
    const early = gate.knowsProject(c) || !namesProject(endpoint) ? await gate.admit(c, endpoint) : undefined
    const text = readsBody ? await c.get('readBody')() : ''
    const json = readsBody ? parseBody(text) : undefined
    const project = early ?? (await gate.admit(c, endpoint, json))
    // No database keeps it in a text, and no text needs it.
    if ([c.req.query(), c.req.param()].some((part) => Object.values(part).some((value) => value.includes('\0'))))
      throw new MalformedRequest(400, 'The request contains a null character')
    // An empty value is as good as none.
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
    const asked = {
      c,
      project,
      params: check(endpoint.params, c.req.param(), 'path', 400),
      query: check(endpoint.query, Object.fromEntries(given), 'query', 400),
      body: check(endpoint.body, json, 'body', endpoint.malformed),
    } as Asked<E>
    const cost = endpoint.cost?.(asked.body, Buffer.byteLength(text)) ?? 1
    if (cost > 1) await gate.charge(c, endpoint, project, cost - 1)
    const answer = await handler(asked)
    return answer instanceof Response ? answer : c.json(answer as object, endpoint.status)
  })
}

/** A request that does not have the shape of the contract: one sentence of plain text. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest'
  readonly status: 400 | 422

  constructor(status: 400 | 422, message: string) {
    super(message)
    this.status = status
  }
}

/** Whether the project's id may come in the body. */
function namesProject({ body }: Endpoint): boolean {
  return body instanceof z.ZodObject && 'projectId' in body.shape
}

function parseBody(text: string): unknown {
  if (isNestedTooDeep(text)) throw new MalformedRequest(400, 'The body is nested too deeply')
  if (text.includes(String.raw`\u0000`)) throw new MalformedRequest(400, 'The body contains a null character')
  try {
    return JSON.parse(text)
  } catch {
    throw new MalformedRequest(400, 'The body is not valid JSON')
  }
}

function check<T extends z.ZodType>(schema: T, value: unknown, part: string, status: 400 | 422): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.code === 'custom' ? issue.params?.['field'] : undefined
  if (issue !== undefined && typeof field === 'string') throw new ApiRefusal(400, field, issue.message)
  // A parameter may hold a list whose places mean nothing to who wrote it.
  const at = part === 'body' ? issue?.path.join('.') : issue?.path[0]
  const what = part === 'body' ? (at ? `field ${String(at)} of the body` : 'body') : `${part} parameter ${String(at)}`
  throw new MalformedRequest(status, `Invalid ${what}`)
}
