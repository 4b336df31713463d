import type { Services } from '../Services.js'

/** Who an account is, and how long that may be believed. */
export type Identity = {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAtMs: number
  readonly freshUntilMs: number
}

/** Says who an account is; `address` as its family compares them. @throws NoUpstreamResponded when a chain must be asked that is down */
export type IdentityReader = (address: string, options: { readonly useCache: boolean }) => Promise<Identity>

/** What identity readers work with. */
export type IdentityReaderOptions = Pick<Services, 'cache' | 'cached' | 'chains' | 'config' | 'now' | 'store'>
