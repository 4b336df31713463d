import { z } from 'zod'
import type { Endpoint, LimitGroup } from './Endpoint.js'

/** Definition of an endpoint; omitted parts expect no input. */
export type EndpointInput<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Pick<Endpoint, 'summary'> & {
  readonly aliases?: Endpoint['aliases']
  readonly access?: Endpoint['access']
  readonly headers?: Endpoint['headers']
  readonly group?: LimitGroup
  readonly cost?: (body: z.output<Body>, bytes: number) => number
  readonly isFree?: NonNullable<Endpoint['isFree']>
  readonly failures?: Endpoint['failures']
  readonly malformed?: Endpoint['malformed']
  readonly status?: Endpoint['status']
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
}

/**
 * Defines one endpoint of the contract.
 *
 * @example
 * export const getIdentity = defineEndpoint('getIdentity', 'GET', '/v1/identity/{address}', {
 *   summary: 'Returns the name and picture of an address',
 *   params: z.object({ address: accountAddress }), answer: identity, failures: [400, 503],
 * })
 */
export function defineEndpoint<
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodObject,
  Query extends z.ZodType = z.ZodObject,
  Body extends z.ZodType = z.ZodUndefined,
>(
  id: string,
  method: Endpoint['method'],
  path: string,
  input: EndpointInput<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
  return {
    id,
    method,
    path,
    aliases: [],
    access: 'project',
    headers: {},
    failures: [],
    malformed: 422,
    status: 200,
    // An omitted part is the empty object, which matches its type parameter.
    params: z.object({}) as unknown as Params,
    query: z.object({}) as unknown as Query,
    body: z.undefined() as unknown as Body,
    ...input,
  }
}
