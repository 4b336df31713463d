import { type PluginContext, startStopwatch } from '@kit/core/plugin'
import { isSameAddressIn } from '../check/isSameAddressIn.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError } from '../error/siwxErrors.js'
import { createNoncePool, type NoncePool } from '../page/createNoncePool.js'
import type { SiweConfig, SiweSession } from './SiweConfig.js'
import { watchInterval } from './watchInterval.js'

/** Dependencies of the commands of a `siweConfig`. */
export type SiweServices = {
  readonly config: SiweConfig
  readonly context: PluginContext
  /** The page's location as it appears in messages. */
  readonly place: { readonly domain: string; readonly uri: string }
  prepareNonce(address: string): void
  takeNonce(address: string): Promise<string>
  /** Fetches the session. @throws KitError `siwx/unknown` if the server can't be reached, which differs from no session */
  fetchSession(): Promise<SiweSession | null>
  /** The last session returned by the server. Undefined if it wasn't fetched or the request failed. */
  known(): SiweSession | null | undefined
  /** The session signed on this page. */
  signed: SiwxSession | undefined
  /** Signs out at the server. Concurrent calls share one request. @throws KitError `siwx/unknown` */
  signOut(): Promise<void>
  /** Signs out a session of another account, once. If the server keeps returning it, it's ignored. */
  dismiss(stranger: SiweSession): Promise<void>
  /** Calls a notification callback of the app. */
  notify(listener: (() => void) | undefined): void
  destroy(): void
}

const defaultIntervalMs = 300_000

/** Creates the services. `changed` is called when the server's sessions may have changed. */
export function createSiweServices(context: PluginContext, config: SiweConfig, changed: () => void): SiweServices {
  const { clock, log, platform } = context.ports
  const { nonceRefetchIntervalMs, sessionRefetchIntervalMs = defaultIntervalMs } = config
  const { host, origin, pathname } = new URL(platform.href || 'https://invalid')
  let known: SiweSession | null | undefined
  let dismissed: string | undefined
  let signingOut: Promise<void> | undefined
  let age = startStopwatch(clock)
  let stock: { readonly address: string; readonly nonces: NoncePool } | undefined

  function noncesFor(address: string) {
    if (stock?.address !== address)
      stock = { address, nonces: createNoncePool(clock, async () => config.getNonce(address), nonceRefetchIntervalMs) }
    return stock.nonces
  }

  async function endSession(): Promise<void> {
    let isOut: boolean
    try {
      isOut = await config.signOut()
    } catch (cause) {
      throw siwxError('siwx/unknown', 'signOut', cause)
    }
    if (isOut === false) throw siwxError('siwx/unknown', 'signOut')
    known = null
    services.signed = undefined
    services.notify(config.onSignOut)
  }

  const unwatch = watchInterval(context, {
    intervalMs: sessionRefetchIntervalMs,
    age: () => age(),
    run: changed,
  })
  const services: SiweServices = {
    config,
    context,
    place: { domain: host, uri: `${origin}${pathname}` },
    signed: undefined,
    prepareNonce: (address) => noncesFor(address).prepare(),
    takeNonce: (address) => noncesFor(address).take(),
    async fetchSession() {
      age = startStopwatch(clock)
      try {
        known = parseSession(await config.getSession())
      } catch (cause) {
        known = undefined
        throw siwxError('siwx/unknown', 'getSession', cause)
      }
      if (known !== null && dismissed !== undefined && !isSameAddressIn('eip155', known.address, dismissed))
        dismissed = undefined
      return known
    },
    known: () => known,
    signOut() {
      signingOut ??= endSession().finally(() => {
        signingOut = undefined
      })
      return signingOut
    },
    async dismiss({ address }) {
      if (dismissed !== undefined && isSameAddressIn('eip155', address, dismissed)) return
      dismissed = address
      // If this fails, the session is still ignored here.
      await services.signOut().catch(() => {})
    },
    notify(listener) {
      try {
        listener?.()
      } catch (error) {
        log.error('A callback of `siweConfig` threw an error.', error)
      }
    },
    destroy: unwatch,
  }
  return services
}

/** A response without an account isn't a session. */
function parseSession(answer: unknown): SiweSession | null {
  const { address, chainId } = (answer ?? {}) as { readonly address?: unknown; readonly chainId?: unknown }
  if (typeof address !== 'string' || address === '') return null
  // Some servers store the did:pkh or CAIP-10 account that they received.
  return { address: address.slice(address.lastIndexOf(':') + 1), chainId: Number(chainId) }
}
