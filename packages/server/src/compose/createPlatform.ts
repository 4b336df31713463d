import type { BaseBackend } from '../backend/Backend.js'
import type { PlatformConfig } from '../config/ServerConfig.js'
import { createApp, type Unavailable } from '../platform/http/createApp.js'
import { createAddressShares } from '../platform/limits/createAddressShares.js'
import { createSocketWatch } from '../platform/limits/createSocketWatch.js'
import { addHealthRoute } from '../platform/operations/addHealthRoute.js'
import { addReadyRoute } from '../platform/operations/addReadyRoute.js'
import { createReadiness } from '../platform/operations/createReadiness.js'
import { createProjects } from '../platform/projects/createProjects.js'
import type { ComposePorts } from './Composition.js'

/** Options for {@link createPlatform}. */
export type PlatformOptions<C extends PlatformConfig, B extends BaseBackend> = ComposePorts & {
  readonly config: C
  readonly backend: B
  readonly version: string
}

/** Services that all modules of a process share. */
export type Platform<C extends PlatformConfig = PlatformConfig, B extends BaseBackend = BaseBackend> = ReturnType<
  typeof createPlatform<C, B>
>

/** Creates the services that all modules of a process share, over its opened storage. */
export function createPlatform<C extends PlatformConfig, B extends BaseBackend>(options: PlatformOptions<C, B>) {
  const { config, now } = options
  const sharesOf = createAddressShares(config.addressRanges)
  return {
    ...options,
    projects: createProjects(config.projects),
    sharesOf,
    socketWatch: createSocketWatch({ limits: config.sockets, now, sharesOf }),
  }
}

/** Options for {@link createFront}. */
export type FrontOptions = {
  /** Listed by `/health`. */
  readonly features: readonly string[]
  readonly checks: BaseBackend['checks']
  readonly findUnavailable?: ((error: unknown) => Unavailable | undefined) | undefined
}

/** The app of a process, with `/health` and `/ready`. */
export type Front = ReturnType<typeof createFront>

/** Creates the app of a process, with `/health` and `/ready`. */
export function createFront(platform: Platform, { features, checks, findUnavailable }: FrontOptions) {
  const { config, log, metrics, tracing, now, version } = platform
  const readiness = createReadiness({ checks, now })
  metrics.watch('kit_draining', () => Number(readiness.isDraining()))
  const { http: limits, trustProxy } = config
  const appOptions = { limits, trustProxy, log, metrics, tracing, isDraining: readiness.isDraining }
  const app = createApp({ ...appOptions, allowsAnyOrigin: true, findUnavailable })
  const health = { version, features, startedAtMs: now(), now }
  addHealthRoute(app, health)
  addReadyRoute(app, readiness)
  return { app, appOptions, readiness, health }
}
