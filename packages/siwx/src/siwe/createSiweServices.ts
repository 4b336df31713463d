import { type PluginContext, startStopwatch } from '@kit/core/plugin'
import { isSameAddress } from '../check/isSameAddress.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError } from '../error/siwxErrors.js'
import { createNonceStock, type NonceStock } from '../page/createNonceStock.js'
import type { SiweConfig, SiweSession } from './SiweConfig.js'
import { watchInterval } from './watchInterval.js'

/** What the commands of a `siweConfig` work with. */
export type SiweServices = {
  readonly config: SiweConfig
  readonly context: PluginContext
  /** Where the page is, as its messages say it. */
  readonly place: { readonly domain: string; readonly uri: string }
  prepareNonce(address: string): void
  takeNonce(address: string): Promise<string>
  /** Asks the server. @throws KitError `siwx/unknown` when it could not be asked: that is not the same as nobody */
  askSession(): Promise<SiweSession | null>
  /** What the server said last; undefined: it was not asked, or did not answer. */
  known(): SiweSession | null | undefined
  /** The session as it was signed on this page. */
  signed: SiwxSession | undefined
  /** Signs out at the server; who asks meanwhile waits for the same. @throws KitError `siwx/unknown` */
  signOut(): Promise<void>
  /** Signs out who is not the account in use. Once: a server that goes on saying so is left alone. */
  dismiss(stranger: SiweSession): Promise<void>
  /** Calls a function of the app that only listens. */
  tell(listener: (() => void) | undefined): void
  destroy(): void
}

const defaultIntervalMs = 300_000

/** Creates them. `changed` is called when the sessions may have changed at the server. */
export function createSiweServices(context: PluginContext, config: SiweConfig, changed: () => void): SiweServices {
  const { clock, log, platform } = context.ports
  const { nonceRefetchIntervalMs, sessionRefetchIntervalMs = defaultIntervalMs } = config
  const { host, origin, pathname } = new URL(platform.href || 'https://invalid')
  let known: SiweSession | null | undefined
  let dismissed: string | undefined
  let signingOut: Promise<void> | undefined
  let age = startStopwatch(clock)
  let stock: { readonly address: string; readonly nonces: NonceStock } | undefined

  function noncesFor(address: string) {
    if (stock?.address !== address)
      stock = { address, nonces: createNonceStock(clock, async () => config.getNonce(address), nonceRefetchIntervalMs) }
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
    services.tell(config.onSignOut)
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
    async askSession() {
      age = startStopwatch(clock)
      try {
        known = parseSession(await config.getSession())
      } catch (cause) {
        known = undefined
        throw siwxError('siwx/unknown', 'getSession', cause)
      }
      if (known !== null && dismissed !== undefined && !isSameAddress('eip155', known.address, dismissed))
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
      if (dismissed !== undefined && isSameAddress('eip155', address, dismissed)) return
      dismissed = address
      // It stays nobody's session here.
      await services.signOut().catch(() => {})
    },
    tell(listener) {
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

/** What names no account is no session. */
function parseSession(answer: unknown): SiweSession | null {
  const { address, chainId } = (answer ?? {}) as { readonly address?: unknown; readonly chainId?: unknown }
  if (typeof address !== 'string' || address === '') return null
  // Some servers keep what they were given: a did:pkh, or a CAIP-10 account.
  return { address: address.slice(address.lastIndexOf(':') + 1), chainId: Number(chainId) }
}
