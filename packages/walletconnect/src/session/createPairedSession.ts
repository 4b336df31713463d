import {
  type CaipNetworkId,
  type ChainNamespace,
  namespaceOf,
  type Session,
  type SessionEvent,
} from '@kit/core/adapter'
import { ProviderRpcError } from '../error/ProviderRpcError.js'
import { createPairedNamespace, type PairedNamespaceControl } from './createPairedNamespace.js'
import { openNamespace } from './openNamespace.js'
import type { PairedNamespace, PairedSession } from './PairedSession.js'
import type { ParsedNamespace, ParsedSession } from './ParsedSession.js'
import { type AddressCheck, parseCaipAccounts } from './parseCaipAccounts.js'
import { parseNetworkChange } from './parseNetworkChange.js'
import { parseNamespaces } from './parsePairedSession.js'

type RemoteCall = Parameters<PairedNamespace['request']>[0]

export type RemoteSessionOptions = {
  readonly parsed: ParsedSession
  /** Returns the initial network of a namespace. If the wallet did not grant it, the first granted one is used. */
  networkIdOf(namespace: ChainNamespace): CaipNetworkId | undefined
  readonly isAddress: AddressCheck
  isSameAddress(namespace: ChainNamespace, a: string, b: string): boolean
  formatAddress(namespace: ChainNamespace, address: string): string
  request(call: RemoteCall): Promise<unknown>
  createProvider(namespace: PairedNamespace): unknown
  onSelect(namespace: ChainNamespace, networkId: CaipNetworkId): void
  disconnect(signal: AbortSignal): Promise<void>
}

/**
 * Creates the kit's sessions, one per namespace, from one session of the pairing protocol, and applies the wallet's changes (rules
 * states-19, states-21, states-22).
 */
export function createPairedSession(options: RemoteSessionOptions): PairedSession {
  const { parsed, isAddress } = options
  const controls = new Map<ChainNamespace, PairedNamespaceControl>()
  const sessions = new Map<ChainNamespace, Session>()
  let endReason: string | undefined

  const request: PairedNamespace['request'] = async (call) => {
    if (endReason !== undefined) throw new ProviderRpcError(4900, endMessage(endReason))
    requireGrant(controls.get(namespaceOf(call.networkId)), call)
    return options.request(call)
  }

  function open(namespace: ChainNamespace, granted: ParsedNamespace): Session | undefined {
    const [first] = granted.networkIds
    if (first === undefined) return undefined
    const requested = options.networkIdOf(namespace)
    const control = createPairedNamespace({
      namespace,
      granted,
      networkId: requested !== undefined && granted.networkIds.includes(requested) ? requested : first,
      request,
      isAddress,
      isSameAddress: (a, b) => options.isSameAddress(namespace, a, b),
      formatAddress: (address) => options.formatAddress(namespace, address),
      onSelect: (networkId) => options.onSelect(namespace, networkId),
    })
    controls.set(namespace, control)
    const session = openNamespace(control, {
      provider: options.createProvider(control),
      wallet: parsed.wallet,
      disconnect: options.disconnect,
      endReason: () => (controls.get(namespace) === control ? undefined : (endReason ?? 'user-disconnected')),
    })
    sessions.set(namespace, session)
    return session
  }
  for (const [namespace, granted] of parsed.namespaces) open(namespace, granted)

  function close(namespace: ChainNamespace, event: SessionEvent): void {
    const control = controls.get(namespace)
    controls.delete(namespace)
    sessions.delete(namespace)
    control?.emit(event)
  }

  return {
    topic: parsed.topic,
    sessions: () => Object.fromEntries(sessions),
    parsed: () => parsed,
    update(namespaces) {
      const next = parseNamespaces(namespaces, isAddress)
      // An update that leaves nothing usable is malformed. A wallet that wants to end the session says so.
      if (endReason !== undefined || next.size === 0) return {}
      const added: { [namespace: string]: Session } = {}
      for (const [namespace, control] of [...controls]) {
        const granted = next.get(namespace)
        if (granted !== undefined) control.grant(granted)
        else close(namespace, { type: 'disconnected', reason: 'user-disconnected' })
      }
      for (const [namespace, granted] of next) {
        const session = controls.has(namespace) ? undefined : open(namespace, granted)
        if (session !== undefined) added[namespace] = session
      }
      return added
    },
    event(params) {
      const { event, chainId } = (params ?? {}) as { readonly event?: unknown; readonly chainId?: unknown }
      const control = typeof chainId === 'string' && controls.get(namespaceOf(chainId))
      if (endReason === undefined && control) report(control, event, chainId, isAddress)
    },
    end(reason) {
      if (endReason !== undefined) return
      endReason = reason
      for (const namespace of [...controls.keys()]) close(namespace, { type: 'disconnected', reason })
    },
  }
}

function requireGrant(control: PairedNamespace | undefined, { method, networkId }: RemoteCall): void {
  if (!control?.read().methods.includes(method))
    throw new ProviderRpcError(4200, `The wallet did not approve the method ${method}.`)
  if (control.read().networkIds.includes(networkId)) return
  const message = `JSON-RPC provider for ${networkId} not found: the wallet did not approve the network.`
  throw new ProviderRpcError(4901, message)
}

/** Applies a wallet event to one of its namespaces. */
function report(control: PairedNamespaceControl, event: unknown, chainId: unknown, isAddress: AddressCheck): void {
  const { name, data } = (event ?? {}) as { readonly name?: unknown; readonly data?: unknown }
  if (name === 'chainChanged') {
    const networkId = parseNetworkChange(data, chainId)
    if (networkId !== undefined) control.select(networkId)
  } else if (name === 'accountsChanged') {
    const full = (Array.isArray(data) ? data : []).map((item) =>
      typeof item === 'string' && !item.includes(':') ? `${chainId}:${item}` : item,
    )
    const addresses = parseCaipAccounts(full, isAddress).map((item) => item.account.address)
    if (addresses.length > 0) control.prefer(addresses)
  } else {
    control.emit({ type: 'message', data: { type: String(name), data } })
  }
}

/** Returns the error message of a request to an ended session. */
export const endMessage = (reason: string): string =>
  `The session does not exist: the connection with the wallet has ${reason === 'expired' ? 'expired' : 'ended'}. Please call connect() before request().`
