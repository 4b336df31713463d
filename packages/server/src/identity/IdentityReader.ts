import type { Services } from '../Services.js'

/** Identity of an account, and how long it can be cached. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAtMs: number
  readonly freshUntilMs: number
}

/**
 * Reads the identity of an account; `address` is normalized by its family. @throws NoUpstreamResponded when a required chain is unavailable
 */
export type IdentityReader = (address: string, options: { readonly useCache: boolean }) => Promise<Identity>

/** Dependencies of identity readers. */
export type IdentityReaderOptions = Pick<Services, 'cache' | 'cached' | 'chains' | 'config' | 'now' | 'store'>
