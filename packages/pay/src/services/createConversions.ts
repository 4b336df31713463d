import { namespaceOf, type Token } from '@kit/core/plugin'
import type { Conversion } from '../ConversionProvider.js'
import type { Payer, PayToken } from '../PayState.js'
import { conversionUnavailable } from './conversionError.js'
import type { PayContext } from './PayContext.js'
import { readOwnedTokens } from './readOwnedTokens.js'

/** The conversion providers of the app. */
export type Conversions = {
  /** Opens a provider once. */
  open(providerId: string): Promise<Conversion>
  /** Lists the payer's tokens that can be swapped for a token. */
  list(to: Token, payer: Payer): Promise<readonly PayToken[]>
}

export function createConversions({ context, end, options }: PayContext): Conversions {
  const { kit } = context
  const { conversions: providers = [] } = options
  const opened = new Map<string, Promise<Conversion>>()

  async function open(providerId: string): Promise<Conversion> {
    const provider = providers.find(({ id }) => id === providerId)
    if (provider === undefined) throw conversionUnavailable(undefined, `Unknown provider: ${providerId}.`)
    const known = opened.get(providerId) ?? provider.open(context)
    opened.set(providerId, known)
    // Retry after a failed load.
    known.catch(() => opened.delete(providerId))
    return known
  }

  const isSame = (a: Pick<Token, 'networkId' | 'address'>, b: Pick<Token, 'networkId' | 'address'>) => {
    if (a.networkId !== b.networkId) return false
    if (a.address === b.address) return true
    const adapter = kit.adapters.get(namespaceOf(a.networkId))
    return a.address !== undefined && b.address !== undefined && adapter?.isSameAddress(a.address, b.address) === true
  }

  /** Lists the tokens of all providers. Fails only if all of them fail. */
  async function listOffers(to: Token): Promise<readonly (Token & { readonly providerId: string })[]> {
    const requested = providers.map(async ({ id: providerId }) =>
      (await (await open(providerId)).listTokens({ to, signal: end })).map((token) => ({ ...token, providerId })),
    )
    return mergeResults(requested).catch((cause) => {
      throw conversionUnavailable(cause)
    })
  }

  return {
    open,
    async list(to, { account, namespace }) {
      const offers = await listOffers(to)
      const networks = kit.adapters.get(namespace)?.networks ?? []
      const read = networks
        .filter(({ id }) => offers.some(({ networkId }) => networkId === id))
        .map(({ id: networkId }) => readOwnedTokens(kit, { networkId, address: account.address }))
      return (await mergeResults(read))
        .filter((token) => token.amount > 0n && !isSame(token, to))
        .flatMap((token) => {
          const offer = offers.find((one) => isSame(one, token))
          return offer === undefined ? [] : [{ ...token, providerId: offer.providerId }]
        })
    },
  }
}

/** Merges the rows of all requests that succeed. Rejects only if all of them fail. */
export async function mergeResults<T>(requested: readonly Promise<readonly T[]>[]): Promise<readonly T[]> {
  const answers = await Promise.allSettled(requested)
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (lists.length === 0 && failed !== undefined) throw failed.reason
  return lists.flat()
}
