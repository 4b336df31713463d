import {
  formatUnits,
  isKitError,
  type PaymentRequest,
  type PluginContext,
  parseUnits,
  pause,
  type Token,
} from '@kit/core/plugin'
import type { SendState } from '../SendState.js'
import { nativeToken } from '../validateTransfer.js'
import { type ReceiverQuery, readAddress, readLink, resolveRecipient } from './resolveRecipient.js'

/** Delay between the last keystroke and the request, in milliseconds (rule constants: debounce). */
export const debounceMs = 500

/** Resolves what the user types to a recipient. */
export type RecipientSearch = {
  /** Sets what is known immediately, and looks up the rest: links immediately, names after the debounce. The latest text wins. */
  find(text: string): void
  /** Skips the debounce, and resolves when the search has ended. */
  found(): Promise<void>
  /** Aborts the search. */
  stop(): void
}

/** The form that the search fills in. */
type Form = { getState(): SendState; change(patch: Partial<SendState>): void }

/** Loads the token at an address. Undefined if there is none. */
type ReadToken = (address: string, signal: AbortSignal) => Promise<Token | undefined>

/** Creates a recipient search. `here` returns the place to search in, undefined while no wallet is connected. */
export function createRecipientSearch(
  { ports }: Pick<PluginContext, 'ports'>,
  form: Form,
  readToken: ReadToken,
  here: () => Omit<ReceiverQuery, 'text'> | undefined,
): RecipientSearch {
  const { change } = form
  let current:
    | { readonly controller: AbortController; readonly skipDebounce: () => void; readonly done: Promise<void> }
    | undefined

  async function search(query: ReceiverQuery, debounceSkipped: Promise<void>, signal: AbortSignal): Promise<void> {
    const link = await readLink(query)
    if (signal.aborted) return
    if (link !== undefined && 'status' in link) return change({ recipient: link })
    try {
      if (link !== undefined) return await takeLink(form, link, query, readToken, signal)
    } catch (error) {
      if (signal.aborted) return
      const isBroken = isKitError(error, 'token/notFound') || isKitError(error, 'amount/invalid')
      return change({ recipient: { status: 'invalid', reason: isBroken ? 'link' : 'lookupFailed' } })
    }
    await Promise.race([pause(ports.clock, debounceMs, signal), debounceSkipped])
    const recipient = await resolveRecipient(query, signal)
    if (!signal.aborted) change({ recipient })
  }

  return {
    find(text) {
      current?.controller.abort()
      current = undefined
      const place = here()
      if (place === undefined) return change({ recipient: { status: 'idle' } })
      const query = { ...place, text }
      const known = readAddress(query)
      if (known !== undefined) return change({ recipient: known })
      const controller = new AbortController()
      let skipDebounce = (): void => undefined
      const debounceSkipped = new Promise<void>((resolve) => {
        skipDebounce = resolve
      })
      const done = search(query, debounceSkipped, controller.signal).catch((error: unknown) => {
        if (!controller.signal.aborted) ports.log.error('Failed to look up the recipient', error)
      })
      current = { controller, skipDebounce, done }
      change({ recipient: { status: 'resolving' } })
    },
    async found() {
      const waited = current
      waited?.skipDebounce()
      await waited?.done
    },
    stop() {
      current?.controller.abort()
      current = undefined
    },
  }
}

/** Fills in the fields of a payment link, except for locked ones. The recipient of a link may be a name. */
async function takeLink(
  { change, getState }: Form,
  payment: PaymentRequest,
  query: ReceiverQuery,
  readToken: ReadToken,
  signal: AbortSignal,
): Promise<void> {
  const { address, token: asset } = payment
  const { locked, token: present } = getState()
  const { adapter, network } = query
  let token = present
  if (!locked.includes('token')) token = asset === undefined ? nativeToken(network) : await readToken(asset, signal)
  if (signal.aborted) return
  const isRequested =
    token?.address === asset ||
    (asset !== undefined && token?.address !== undefined && adapter.isSameAddress(token.address, asset))
  if (token === undefined || !isRequested) return change({ recipient: { status: 'invalid', reason: 'link' } })
  const amount = locked.includes('amount') ? undefined : amountOf(payment, token.decimals)
  const recipient = adapter.isAddress(address, network.id)
    ? ({ status: 'ready', address, name: undefined, avatar: undefined } as const)
    : await resolveRecipient({ ...query, text: address }, signal)
  if (signal.aborted) return
  change({ to: address, token, ...(amount !== undefined && { amount, isMax: false }), recipient })
}

/** The amount of a link as a decimal string, undefined if the link has none. Throws if the token has fewer decimals. */
function amountOf({ amount, units }: PaymentRequest, decimals: number): string | undefined {
  const base = units === undefined ? amount : parseUnits(units, decimals)
  return base === undefined ? undefined : formatUnits(base, decimals)
}
