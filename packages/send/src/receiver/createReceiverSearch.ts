import { formatUnits, isKitError, type PaymentRequest, type PluginContext, parseUnits, pause } from '@kit/core/plugin'
import { debounceMs } from '../debounceMs.js'
import type { SendState } from '../SendState.js'
import type { Tokens } from '../services/createTokens.js'
import { nativeToken } from '../services/nativeToken.js'
import { readAddress, readLink, resolveReceiver, type ReceiverSearch as Search } from './resolveReceiver.js'

/** Finds out whom a text means. */
export type ReceiverSearch = {
  /** Sets what is known at once, and looks for the rest: a link at once, a name after a pause. The newest text wins. */
  find(text: string): void
  /** The receiver is found, or not: ends the pause after the last letter. */
  found(): Promise<void>
  /** Gives up what is looked for. */
  stop(): void
}

/** Makes the search. `here` is what is looked through, undefined while nobody is connected. */
export function createReceiverSearch(
  { ports }: Pick<PluginContext, 'ports'>,
  deps: {
    here(): Omit<Search, 'text'> | undefined
    readonly tokens: Pick<Tokens, 'read'>
    getState(): SendState
    change(patch: Partial<SendState>): void
  },
): ReceiverSearch {
  const { tokens, getState, change } = deps
  let current:
    | { readonly controller: AbortController; readonly hurry: () => void; readonly done: Promise<void> }
    | undefined

  /** A payment link fills in what it says, but for what is locked. Its receiver may be a name. */
  async function takeLink(payment: PaymentRequest, search: Search, signal: AbortSignal): Promise<void> {
    const { address, token: asset } = payment
    const { locked, token: present } = getState()
    const { adapter, network } = search
    let token = present
    if (!locked.includes('token')) token = asset === undefined ? nativeToken(network) : await tokens.read(asset, signal)
    if (signal.aborted) return
    const isMeant =
      token?.address === asset ||
      (asset !== undefined && token?.address !== undefined && adapter.isSameAddress(token.address, asset))
    if (token === undefined || !isMeant) return change({ receiver: { status: 'invalid', reason: 'link' } })
    const amount = locked.includes('amount') ? undefined : amountOf(payment, token.decimals)
    const receiver = adapter.isAddress(address, network.id)
      ? ({ status: 'ready', address, name: undefined, avatar: undefined } as const)
      : await resolveReceiver({ ...search, text: address }, signal)
    if (signal.aborted) return
    change({ to: address, token, ...(amount !== undefined && { amount, isMax: false }), receiver })
  }

  async function look(search: Search, hurried: Promise<void>, signal: AbortSignal): Promise<void> {
    const link = await readLink(search)
    if (signal.aborted) return
    if (link !== undefined && 'status' in link) return change({ receiver: link })
    try {
      if (link !== undefined) return await takeLink(link, search, signal)
    } catch (error) {
      if (signal.aborted) return
      const isBroken = isKitError(error, 'token/notFound') || isKitError(error, 'amount/invalid')
      return change({ receiver: { status: 'invalid', reason: isBroken ? 'link' : 'notRead' } })
    }
    await Promise.race([pause(ports.clock, debounceMs, signal), hurried])
    const receiver = await resolveReceiver(search, signal)
    if (!signal.aborted) change({ receiver })
  }

  return {
    find(text) {
      current?.controller.abort()
      current = undefined
      const here = deps.here()
      if (here === undefined) return change({ receiver: { status: 'idle' } })
      const search = { ...here, text }
      const known = readAddress(search)
      if (known !== undefined) return change({ receiver: known })
      const controller = new AbortController()
      let hurry = (): void => undefined
      const hurried = new Promise<void>((resolve) => {
        hurry = resolve
      })
      const done = look(search, hurried, controller.signal).catch((error: unknown) => {
        if (!controller.signal.aborted) ports.log.error('A receiver could not be looked for', error)
      })
      current = { controller, hurry, done }
      change({ receiver: { status: 'resolving' } })
    },
    async found() {
      const waited = current
      waited?.hurry()
      await waited?.done
    },
    stop() {
      current?.controller.abort()
      current = undefined
    },
  }
}

/** What a link asks for, as decimal text of the token; undefined where it leaves that open. Throws for what the token is not divided into. */
function amountOf({ amount, units }: PaymentRequest, decimals: number): string | undefined {
  const base = units === undefined ? amount : parseUnits(units, decimals)
  return base === undefined ? undefined : formatUnits(base, decimals)
}
