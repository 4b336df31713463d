import { z } from 'zod'
import type { Endpoint } from './Endpoint.js'
import { errorBody } from './fields.js'

type Schema = { readonly [key: string]: unknown }

/** Descriptions of failure statuses in the OpenAPI document. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'An input is invalid',
  401: 'The project is unknown, a signature is invalid, or the request is not signed in',
  403: 'Origin not allowed for the project',
  404: 'The resource does not exist',
  410: 'The WebSocket failed',
  413: 'The body is too large',
  422: 'The body does not match the schema',
  429: 'Too many requests (`rate_limited`), or a quota is exceeded (`address`); see Retry-After',
  503: 'Temporarily unavailable: a node, the database, or the server while it stops',
}

/**
 * Returns the OpenAPI 3.1 document of the endpoints.
 *
 * @example toOpenApi(endpoints, { version: '0.1.0' }).paths['/v1/supported-chains']
 */
export function toOpenApi(endpoints: readonly Endpoint[], { version }: { readonly version: string }): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const endpoint of endpoints) {
    for (const [index, path] of [endpoint.path, ...endpoint.aliases].entries()) {
      const suffix = index === 0 ? '' : `Alias${index}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, suffix) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'kit-server', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Error: toSchema(errorBody, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(endpoint: Endpoint, suffix: string): Schema {
  const { type: bodyType } = endpoint.body
  const common = endpoint.access !== 'public' ? [400, 401, 403, 429, 503] : [400, 429, 503]
  const ofBody = bodyType === 'undefined' ? [] : [413]
  const statuses = [...new Set([...endpoint.failures, ...common, ...ofBody])].sort()
  const body = toSchema(endpoint.body, 'input')
  // JSON is parsed whatever its content type; a plain text body is not.
  const mediaType = bodyType === 'string' ? 'text/plain' : 'application/json'
  return {
    operationId: `${endpoint.id}${suffix}`,
    summary: endpoint.summary,
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...Object.entries(endpoint.headers).map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
        description,
      })),
      ...(endpoint.access !== 'public' ? projectParameters : []),
    ],
    ...(endpoint.access === 'session' && { security: [{ session: [] }] }),
    ...(bodyType !== 'undefined' && { requestBody: { required: true, content: { [mediaType]: { schema: body } } } }),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: { 'application/json': { schema: toSchema(endpoint.answer, 'output') } },
      },
      ...Object.fromEntries(statuses.map((status) => [status, failed(status)])),
    },
  }
}

/** Query parameters of every endpoint that requires a project. */
const projectParameters = [
  {
    name: 'projectId',
    in: 'query',
    required: false,
    schema: { type: 'string' },
    description: 'Required unless the server is open',
  },
  { name: 'st', in: 'query', required: false, schema: { type: 'string' }, description: 'SDK type' },
  { name: 'sv', in: 'query', required: false, schema: { type: 'string' }, description: 'SDK version' },
]

function failed(status: number): Schema {
  return {
    description: statusTexts[status],
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      'text/plain': { schema: { type: 'string' } },
    },
  }
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType): readonly Schema[] {
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Schema>
    required?: readonly string[]
  }
  return Object.entries(properties)
    .filter(([name]) => !projectParameters.some((common) => common.name === name))
    .map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
