import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'

export const getIdentity = defineEndpoint('getIdentity', 'GET', '/v1/identity/{address}', {
  aliases: ['/v1/account/{address}/identity'],
  summary: 'Returns the name and picture of an account: ENS, then names of this server; null if there is none',
  params: z.object({ address: z.string().meta({ example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }) }),
  query: z.object({
    sender: z.string().optional(),
    clientId: z.string().optional(),
    useCache: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'false bypasses the cache; testing project only' }),
  }),
  answer: z.strictObject({
    name: z.string().nullable().meta({ example: 'alice.eth' }),
    avatar: z
      .string()
      .nullable()
      .meta({ description: 'https, ipfs or data URI', example: 'https://example.com/a.png' }),
    resolvedAt: z.iso.datetime().meta({ example: '2026-11-20T10:00:00.123Z' }),
  }),
  failures: [400, 401, 503],
})

/** Endpoints for names and pictures of accounts. */
export const identityEndpoints: readonly Endpoint[] = [getIdentity]
