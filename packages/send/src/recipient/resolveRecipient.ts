import { type ApiClient, coinTypeOf, getName } from '@kit/api'
import type { ChainNamespace, Kit, Network } from '@kit/core'
import type { Adapter } from '@kit/core/adapter'
import { cleanImageUrl, isKitError, type PaymentRequest } from '@kit/core/plugin'
import type { InvalidRecipient, Recipient } from '../SendState.js'

/** Maximum number of characters to parse: payment links are short. */
const maxCharacters = 2_000

/** Names whose registry is on a chain. A service's answer for one of them would replace the registry's. */
const chainNames = /\.(eth|sol)$/

/** The text to search for, and where. */
export type ReceiverQuery = {
  readonly text: string
  readonly network: Network
  readonly adapter: Adapter
  readonly others: Kit['adapters']
  readonly api: ApiClient | undefined
}

const invalid = (reason: InvalidRecipient): Recipient => ({ status: 'invalid', reason })
const ready = (address: string, name?: string, avatar?: string): Recipient => ({
  status: 'ready',
  address,
  name,
  avatar,
})

/** Parses a text without any request. Undefined if it may be a name or a link. */
export function readAddress({ text, network, adapter, others }: ReceiverQuery): Recipient | undefined {
  if (text === '') return { status: 'idle' }
  if (adapter.isAddress(text, network.id)) return ready(text)
  if (adapter.isAddress(text)) return invalid('otherNetwork')
  if (familyOf(others, adapter.namespace, (other) => other.isAddress(text))) return invalid('otherChain')
  return text.length > maxCharacters || !/^\S*[.:]\S*$/.test(text) ? invalid('address') : undefined
}

/** Parses a payment link, or says why it can't be used here. Undefined if the text isn't a link. */
export async function readLink(query: ReceiverQuery): Promise<PaymentRequest | Recipient | undefined> {
  const { text, network, adapter, others } = query
  if (!text.includes(':')) return undefined
  try {
    const payment = await parse(adapter, text)
    if (payment === undefined) {
      for (const [namespace, other] of others as ReadonlyMap<ChainNamespace, Adapter>)
        if (namespace !== adapter.namespace && (await parse(other, text).catch(() => undefined)))
          return invalid('otherChain')
      return undefined
    }
    if (payment.networkId !== undefined && payment.networkId !== network.id) return invalid('otherNetwork')
    // Anything that isn't an address of the chain is a name.
    const isElsewhere = adapter.isAddress(payment.address) && !adapter.isAddress(payment.address, network.id)
    return isElsewhere ? invalid('otherNetwork') : payment
  } catch {
    return invalid('link')
  }
}

/** Resolves a name with the chain, or with the service if no chain has the registry of the name. */
export async function resolveRecipient(query: ReceiverQuery, signal: AbortSignal): Promise<Recipient> {
  const { text, network, adapter, api } = query
  const name = text.toLowerCase()
  try {
    const capabilities = await adapter.loadCapabilities?.()
    let isOffchain = false
    const onChain = await capabilities?.resolveName?.({ network, name, signal }).catch((error: unknown) => {
      if (!isKitError(error, 'name/offchain')) throw error
      // The service may know the name.
      isOffchain = true
      return undefined
    })
    if (onChain !== undefined) {
      if (!adapter.isAddress(onChain, network.id)) return invalid('unknownName')
      const identity = await adapter.getIdentity?.({ network, address: onChain, signal }).catch(() => undefined)
      return ready(onChain, name, identity?.name === name ? cleanImageUrl(identity.avatar) : undefined)
    }
    const record = chainNames.test(name) ? undefined : api && (await getName(api, name, signal))
    const address = record?.addresses[String(coinTypeOf(network.id))]?.address
    // A record of another name says nothing about this one.
    if (record?.name.toLowerCase() !== name || address === undefined || !adapter.isAddress(address, network.id))
      return invalid(isOffchain ? 'offchainName' : 'unknownName')
    return ready(address, name, cleanImageUrl(record.attributes['avatar']))
  } catch {
    return invalid('lookupFailed')
  }
}

const parse = async (adapter: Adapter, text: string): Promise<PaymentRequest | undefined> =>
  (await adapter.loadCapabilities?.())?.parsePaymentUri?.(text)

function familyOf(others: Kit['adapters'], own: ChainNamespace, fits: (other: Adapter) => boolean): boolean {
  return [...(others as ReadonlyMap<ChainNamespace, Adapter>)].some(
    ([namespace, other]) => namespace !== own && fits(other),
  )
}
