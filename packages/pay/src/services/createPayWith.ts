import { isKitError, type KitError, namespaceOf, type Token, toKitError } from '@kit/core/plugin'
import type { Conversion, ConversionOrder } from '../ConversionProvider.js'
import { payError } from '../PayErrorCodes.js'
import type { Payer, Payment, PayToken, PayWith } from '../PayState.js'
import type { Planning } from './createPlanning.js'
import type { PayRoom } from './PayRoom.js'
import { readHeld } from './readHeld.js'
import { toPayError } from './toPayError.js'
import { tryTransfer } from './tryTransfer.js'

/** What the payment that is open can be paid with, and what was chosen. */
export type PayWiths = {
  /** Reads into the state what the payer holds that somebody swaps for the asset. */
  load(): Promise<void>
  /** Chooses one of them, and asks what it takes; undefined chooses the asset itself. */
  choose(token: PayToken | undefined): void
  /** Who swaps a token. */
  conversionOf(providerId: string): Promise<Conversion>
  /** What is to be swapped of it. */
  orderOf(payment: Payment, payer: Payer, from: PayToken): Promise<ConversionOrder>
}

/** Creates them over the providers of the app. */
export function createPayWith(
  { context, end, options, store }: PayRoom,
  { scopes }: Pick<Planning, 'scopes'>,
): PayWiths {
  const { kit, ports } = context
  const { conversions: providers = [] } = options
  const opened = new Map<string, Promise<Conversion>>()
  let asking = new AbortController()

  async function conversionOf(providerId: string): Promise<Conversion> {
    const provider = providers.find(({ id }) => id === providerId)
    if (provider === undefined) throw unavailable(undefined, `There is no provider ${providerId}.`)
    const known = opened.get(providerId) ?? provider.open(context)
    opened.set(providerId, known)
    // What could not be loaded is loaded again.
    known.catch(() => opened.delete(providerId))
    return known
  }

  const isSame = (a: Pick<Token, 'networkId' | 'address'>, b: Pick<Token, 'networkId' | 'address'>) => {
    if (a.networkId !== b.networkId) return false
    if (a.address === b.address) return true
    const adapter = kit.adapters.get(namespaceOf(a.networkId))
    return a.address !== undefined && b.address !== undefined && adapter?.isSameAddress(a.address, b.address) === true
  }

  /** What each provider swaps for a token; their failure only where none says anything. */
  async function listOffers(to: Token): Promise<readonly (Token & { readonly providerId: string })[]> {
    const answers = await Promise.allSettled(
      providers.map(async ({ id: providerId }) =>
        (await (await conversionOf(providerId)).listTokens({ to, signal: end })).map((token) => ({
          ...token,
          providerId,
        })),
      ),
    )
    const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (lists.length === 0 && failed !== undefined) throw unavailable(failed.reason)
    return lists.flat()
  }

  async function list(to: Token, { account, namespace }: Payer): Promise<readonly PayToken[]> {
    const offers = await listOffers(to)
    const networks = kit.adapters.get(namespace)?.networks ?? []
    const read = networks
      .filter(({ id }) => offers.some(({ networkId }) => networkId === id))
      .map(({ id: networkId }) => readHeld(kit, { networkId, address: account.address }))
    const answers = await Promise.allSettled(read)
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed !== undefined && answers.every(({ status }) => status === 'rejected')) throw failed.reason
    return answers
      .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      .filter((token) => token.amount > 0n && !isSame(token, to))
      .flatMap((token) => {
        const offer = offers.find((one) => isSame(one, token))
        return offer === undefined ? [] : [{ ...token, providerId: offer.providerId }]
      })
  }

  /** What the transfer takes beside the amount, where it is tried at all. */
  async function feeOf(payment: Payment, payer: Payer, isCrossing: boolean): Promise<bigint> {
    const { plan } = store.getState()
    if (plan.status === 'success') return plan.data.fee
    const tried = (amount: bigint) => tryTransfer(kit, { ...payment, amount }, payer, end)
    const least = await tried(1n).catch(() => undefined)
    if (least !== undefined) return least.fee
    // Who holds nothing at all is told what a transfer of nothing takes. Of a token, it is nothing that crosses with it.
    const nothing = await tried(0n).catch((error) => {
      if (isCrossing && payment.token.address !== undefined && isKitError(error, 'pay/insufficientFunds')) throw error
      return undefined
    })
    return nothing?.fee ?? 0n
  }

  async function orderOf(payment: Payment, payer: Payer, from: PayToken): Promise<ConversionOrder> {
    const { amount, networkId, token: to } = payment
    const isCrossing = from.networkId !== networkId
    const { address } = payer.account
    const query = { networkId: from.networkId, address, ...(from.address !== undefined && { token: from.address }) }
    // What the list says may be old: it refuses nothing.
    const [fee, has] = await Promise.all([
      feeOf(payment, payer, isCrossing),
      kit.getBalance({ ...query, namespace: payer.namespace }).then(
        ({ value }) => value,
        () => from.amount,
      ),
    ])
    const isFeeOf = (token: Token) => token.networkId === networkId && token.address === undefined
    // The fee has to be there afterwards: it comes with the swap, or stays behind. It may rise while something crosses.
    const held = isFeeOf(from) ? has - fee : has
    const brought = isFeeOf(to) ? amount + (isCrossing ? fee * 2n : fee) : amount
    return { from, to, amount: brought, address, held: held > 0n ? held : 0n, signal: end }
  }

  return {
    conversionOf,
    orderOf,
    async load() {
      const { payer, payment, payWith } = store.getState()
      if (payment === undefined || payer === undefined) return
      const scope = scopes.current()
      const change = (tokens: PayWith['tokens']) =>
        scopes.update(scope, (now) => ({ ...now, payWith: { ...now.payWith, tokens } }))
      const { tokens: before } = payWith
      change({ status: 'pending', ...(before.status === 'success' && { data: before.data }) })
      try {
        change({ status: 'success', data: await list(payment.token, payer) })
      } catch (cause) {
        change({ status: 'error', error: unavailable(cause), retryAtMs: ports.clock.now() })
      }
    },
    choose(from) {
      asking.abort()
      const mine = new AbortController()
      asking = mine
      const { payer, payment, payWith } = store.getState()
      if (payment === undefined || payer === undefined || payWith.isBusy) return
      const change = (quote: PayWith['quote']) =>
        store.update((now) =>
          mine.signal.aborted || now.payWith.from !== from ? now : { ...now, payWith: { ...now.payWith, quote } },
        )
      store.update((now) => ({
        ...now,
        error: undefined,
        payWith: { ...now.payWith, from, quote: { status: from === undefined ? 'idle' : 'pending' }, steps: [] },
      }))
      if (from === undefined) return
      orderOf(payment, payer, from)
        .then(async (order) => (await conversionOf(from.providerId)).quote({ ...order, signal: mine.signal }))
        .then(
          (data) => change({ status: 'success', data }),
          (cause) => change({ status: 'error', error: unavailable(cause), retryAtMs: ports.clock.now() }),
        )
    },
  }
}

/** Why nobody swaps; what the visitor can do something about keeps its own words. */
function unavailable(cause: unknown, details?: string): KitError {
  const error = toPayError(
    toKitError(cause, 'pay/conversionUnavailable', 'Nobody swaps this for what is asked for now.'),
  )
  if (error.code.startsWith('pay/') || error.code === 'network/offline') return error
  return payError('pay/conversionUnavailable', 'Nobody swaps this for what is asked for now.', {
    cause: error,
    details: details ?? error.code,
  })
}
