import type { CaipNetworkId, ChainNamespace, ClockPort, Session, SessionEvent } from '@kit/core'
import { ProviderRpcError } from '../error/ProviderRpcError.js'
import { createRemoteNamespace, type RemoteNamespaceControl } from './createRemoteNamespace.js'
import type { ParsedSession } from './ParsedSession.js'
import { type AddressCheck, parseAccounts } from './parseAccounts.js'
import { parseNetworkChange } from './parseNetworkChange.js'
import { parseNamespaces } from './parseSession.js'
import type { RemoteNamespace, RemoteSession } from './RemoteSession.js'

/**
 * Makes the kit's sessions, one per namespace, of one session of the pairing protocol, and moves them as the wallet
 * reports (specification, section 4, "Pairing session events").
 */
export function createRemoteSession(options: {
  readonly parsed: ParsedSession
  /** The network that each namespace is on; must be one that the wallet granted, or the first granted is taken. */
  readonly networkIds: { readonly [namespace: string]: CaipNetworkId | undefined }
  readonly clock: ClockPort
  readonly isAddress: AddressCheck
  isSameAddress(namespace: ChainNamespace, a: string, b: string): boolean
  request(call: Parameters<RemoteNamespace['request']>[0]): Promise<unknown>
  createProvider(namespace: RemoteNamespace): unknown
  onSelect(namespace: ChainNamespace, networkId: CaipNetworkId): void
  disconnect(signal: AbortSignal): Promise<void>
}): RemoteSession {
  const { parsed, isAddress } = options
  const controls = new Map<ChainNamespace, RemoteNamespaceControl>()
  const sessions: { [namespace: string]: Session } = {}
  let ended = false

  const request: RemoteNamespace['request'] = async (call) => {
    if (ended) throw new ProviderRpcError(4900, 'The session with the wallet has ended.')
    const control = controls.get(call.networkId.split(':')[0] ?? '')
    if (!control?.read().methods.includes(call.method)) {
      throw new ProviderRpcError(4200, `The wallet did not grant the method ${call.method}.`)
    }
    if (!control.read().networkIds.includes(call.networkId)) {
      throw new ProviderRpcError(4901, `The wallet did not grant the network ${call.networkId}.`)
    }
    return options.request(call)
  }

  for (const [namespace, granted] of parsed.namespaces) {
    const [first] = granted.networkIds
    if (first === undefined) continue
    const wished = options.networkIds[namespace]
    const control = createRemoteNamespace({
      namespace,
      granted,
      networkId: wished !== undefined && granted.networkIds.includes(wished) ? wished : first,
      clock: options.clock,
      request,
      isSameAddress: (a, b) => options.isSameAddress(namespace, a, b),
      onSelect: (networkId) => options.onSelect(namespace, networkId),
    })
    controls.set(namespace, control)
    sessions[namespace] = {
      provider: options.createProvider(control),
      get accounts() {
        return control.accounts()
      },
      get networkId() {
        return control.networkId()
      },
      get approvedNetworkIds() {
        return control.read().networkIds
      },
      wallet: parsed.wallet,
      watch: (listener) =>
        control.watch((event) => {
          if (event.type !== 'message') listener(event satisfies SessionEvent)
        }),
      disconnect: options.disconnect,
    }
  }

  return {
    topic: parsed.topic,
    sessions,
    parsed: () => parsed,
    update(namespaces) {
      const next = parseNamespaces(namespaces, isAddress)
      // An update that leaves nothing usable is malformed; a wallet that wants to end the session says so.
      if (ended || next.size === 0) return
      for (const [namespace, control] of controls) {
        const granted = next.get(namespace)
        if (granted !== undefined) control.grant(granted)
        else if (controls.delete(namespace)) control.emit({ type: 'disconnected', reason: 'user-disconnected' })
      }
    },
    event(params) {
      const { event, chainId } = (params ?? {}) as { readonly event?: unknown; readonly chainId?: unknown }
      const { name, data } = (event ?? {}) as { readonly name?: unknown; readonly data?: unknown }
      const namespace = typeof chainId === 'string' ? (chainId.split(':')[0] ?? '') : ''
      const control = controls.get(namespace)
      if (ended || control === undefined) return
      if (name === 'chainChanged') {
        const networkId = parseNetworkChange(data, chainId)
        if (networkId !== undefined) control.select(networkId)
      } else if (name === 'accountsChanged') {
        const full = (Array.isArray(data) ? data : []).map((item) =>
          typeof item === 'string' && !item.includes(':') ? `${chainId}:${item}` : item,
        )
        const addresses = parseAccounts(full, isAddress).map((item) => item.account.address)
        if (addresses.length > 0) control.prefer(addresses)
      } else {
        control.emit({ type: 'message', data: { type: String(name), data } })
      }
    },
    end(reason) {
      if (ended) return
      ended = true
      for (const control of controls.values()) control.emit({ type: 'disconnected', reason })
      controls.clear()
    },
  }
}
