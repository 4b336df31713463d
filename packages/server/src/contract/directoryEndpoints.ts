import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { commaList } from './fields.js'

const text = z.string().nullable()

const wallet = z.object({
  id: z.string().meta({ description: '64 hex digits; never changes' }),
  name: z.string(),
  homepage: z.string(),
  image_id: z.string(),
  order: z.number(),
  chains: z.array(z.string()).meta({ description: 'CAIP-2 IDs' }),
  rdns: text,
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  link_mode: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  injected: z.array(z.object({ namespace: z.string(), injected_id: z.string() })).nullable(),
  badge_type: z.enum(['none', 'certified']),
})

const whole = z.coerce.number().int().positive()

/** `GET /getWallets`: a page of the wallet directory. */
export const getWallets = defineEndpoint('getWallets', 'GET', '/getWallets', {
  summary: 'Returns a page of the wallet directory',
  query: z.object({
    page: whole.default(1),
    entries: whole.default(40).meta({ description: 'At most 100' }),
    search: z.string().max(200).default(''),
    include: commaList,
    exclude: commaList,
    chains: commaList,
    names: commaList,
    rdns: commaList,
    badge_type: z.enum(['none', 'certified']).optional(),
    platform: commaList.pipe(z.array(z.enum(['ios', 'android']))),
  }),
  answer: z.object({
    count: z.number().meta({ description: 'Total number of matching wallets' }),
    data: z.array(wallet),
  }),
  failures: [400],
})

/**
 * `GET /projects/v1/origins`: origins that can embed a project. Readable from any origin, so that a refused page can tell its developer.
 */
export const getAllowedOrigins = defineEndpoint('getAllowedOrigins', 'GET', '/projects/v1/origins', {
  summary: 'Returns the origins a project allows; an empty list allows any origin',
  access: 'public',
  query: z.object({ projectId: z.string().optional() }),
  answer: z.object({ allowedOrigins: z.array(z.string()) }),
  failures: [401],
})

/** `GET /appkit/v1/config`: requested by newer clients; everything is enabled. */
export const getProjectConfig = defineEndpoint('getProjectConfig', 'GET', '/appkit/v1/config', {
  summary: 'Returns the features of a project: always an empty list, because nothing is restricted',
  answer: z.object({ features: z.array(z.object({ id: z.string(), isEnabled: z.boolean(), config: z.unknown() })) }),
})

/** `GET /appkit/v1/project-limits`: requested by newer clients; reports an exceeded quota. There are no plans. */
export const getProjectLimits = defineEndpoint('getProjectLimits', 'GET', '/appkit/v1/project-limits', {
  summary: 'Returns whether a project has exceeded its quota',
  answer: z.object({
    planLimits: z.object({ tier: z.string(), isAboveRpcLimit: z.boolean(), isAboveMauLimit: z.boolean() }),
  }),
})

/** Endpoints of the wallet directory. Pictures are not JSON and are in `addImageRoutes`. */
export const directoryEndpoints: readonly Endpoint[] = [
  getWallets,
  getAllowedOrigins,
  getProjectConfig,
  getProjectLimits,
]
