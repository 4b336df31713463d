import { z } from 'zod'
import type { Endpoint } from '../../contract/Endpoint.js'
import type { DeepReadonly } from '../config/DeepReadonly.js'
import type { Project } from '../projects/createProjects.js'
import type { App, AppContext } from './AppContext.js'
import type { Gate } from './createGate.js'
import { HttpError } from './HttpError.js'
import { isNestedTooDeep } from './isNestedTooDeep.js'

/** A validated request of an endpoint. */
export type EndpointRequest<E extends Endpoint> = {
  readonly c: AppContext
  readonly project: Project
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
}

/** Result of a handler: the response body, or a complete response with its own headers or status. */
export type EndpointResponse<E extends Endpoint> = DeepReadonly<z.input<E['answer']>> | Response

/**
 * Adds an endpoint of the contract to the app. It admits the caller, validates the request with the contract's schemas, and returns the
 * handler's value as JSON. A malformed query or a body that is not JSON gets status 400 in plain text. A body of the wrong shape gets 422
 * unless the endpoint specifies another. A failure of a `failureField` schema gets 400 with its field. The body is parsed whatever its
 * content type.
 *
 * @example addEndpoint(app, gate, getIdentity, async ({ params }) => identities.find(params.address))
 */
export function addEndpoint<E extends Endpoint>(
  app: App,
  gate: Gate,
  endpoint: E,
  handler: (request: EndpointRequest<E>) => Promise<EndpointResponse<E>> | EndpointResponse<E>,
): void {
  const paths = [endpoint.path, ...endpoint.aliases].map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
  app.on(endpoint.method, paths, async (c: AppContext) => {
    const readsBody = endpoint.body.type !== 'undefined'
    const early = gate.hasProject(c) || !namesProject(endpoint) ? await gate.admit(c, endpoint) : undefined
    const text = readsBody ? await c.get('readBody')() : ''
    const json = readsBody ? parseBody(text) : undefined
    const project = early ?? (await gate.admit(c, endpoint, json))
    // Databases cannot store null characters in text, and no text needs them.
    if ([c.req.query(), c.req.param()].some((part) => Object.values(part).some((value) => value.includes('\0'))))
      throw new MalformedRequest(400, 'The request contains a null character')
    // An empty value counts as missing.
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '')
    const request = {
      c,
      project,
      params: check(endpoint.params, c.req.param(), 'path', 400),
      query: check(endpoint.query, Object.fromEntries(given), 'query', 400),
      body: check(endpoint.body, json, 'body', endpoint.malformed),
    } as EndpointRequest<E>
    const cost = endpoint.cost?.(request.body, Buffer.byteLength(text)) ?? 1
    if (cost > 1) await gate.charge(c, endpoint, project, cost - 1)
    const answer = await handler(request)
    return answer instanceof Response ? answer : c.json(answer as object, endpoint.status)
  })
}

/** A request that does not match the contract: one sentence of plain text. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest'
  readonly status: 400 | 422

  constructor(status: 400 | 422, message: string) {
    super(message)
    this.status = status
  }
}

/** Returns whether the project ID can be in the body. */
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
  if (issue !== undefined && typeof field === 'string') throw new HttpError(400, field, issue.message)
  // A parameter can contain a list, whose indices mean nothing to the caller.
  const at = part === 'body' ? issue?.path.join('.') : issue?.path[0]
  const what = part === 'body' ? (at ? `field ${String(at)} of the body` : 'body') : `${part} parameter ${String(at)}`
  throw new MalformedRequest(status, `Invalid ${what}`)
}
