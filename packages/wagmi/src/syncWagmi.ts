import type { ConnectionState, Kit } from '@kit/core'
import { readWallet } from './readWallet.js'
import type { WagmiConfig, WagmiConnector, WagmiState } from './WagmiConfig.js'

/**
 * Keeps a wagmi config in sync with the kit until the kit is destroyed. After each change on either side, a single rule applies: wagmi's
 * state of the kit's connector is set to the kit's state. Changes that start in wagmi go through the connector, so the kit already has
 * them.
 */
export function syncWagmi(kit: Kit, config: WagmiConfig): void {
  const connector = config.connectors.find(({ id }) => id === 'kit') as WagmiConnector
  const { uid } = connector
  const { connection, network } = kit.namespace('eip155')

  /** Returns the identical state if nothing changed, so wagmi doesn't notify its subscribers. */
  const change = (part: Partial<WagmiState>) =>
    config.setState((state: WagmiState) =>
      Object.entries(part).every(([name, value]) => state[name as keyof WagmiState] === value)
        ? state
        : { ...state, ...part },
    )

  function follow(state?: ConnectionState): void {
    const { connections, current, status } = config.state
    const wallet = state && readWallet(state)
    const known = connections.get(uid)
    const others = new Map(connections)
    if (!wallet) {
      others.delete(uid)
      const [next = null] = current === uid ? others.keys() : [current]
      const isDisconnected = current === uid && next === null
      change({
        connections: known ? others : connections,
        current: next,
        status: isDisconnected ? 'disconnected' : status,
      })
      return
    }
    const { accounts, chainId, isLive } = wallet
    // If another connector is active, a wallet that is still being restored doesn't count as connected.
    if (!isLive && !known && current !== null) return
    const isSame = known?.chainId === chainId && `${known.accounts}` === `${accounts}`
    change({
      connections: isSame ? connections : others.set(uid, { accounts, chainId, connector }),
      current: known ? (current ?? uid) : uid,
      status: isLive ? 'connected' : status === 'disconnected' ? 'reconnecting' : status,
    })
  }

  const now = () => follow(connection.getState())
  /** Keeps both on the same network, even without a wallet. */
  const followNetwork = () => {
    const chainId = Number(network.getState().active?.reference)
    if (config.state.current === null && config.chains.some(({ id }) => id === chainId)) change({ chainId })
  }
  const lead = (chainId: number) => {
    const networkId = `eip155:${chainId}` as const
    const { requested, active } = network.getState()
    if (config.state.current === null && active?.id !== networkId && requested.some(({ id }) => id === networkId))
      kit.switchNetwork({ networkId }).catch(followNetwork)
  }

  // Hydration starts with the state that the server rendered.
  const first = config._internal.ssr ? kit.initialStores.namespaces.get('eip155')?.connection : connection
  follow(first?.getState())
  followNetwork()
  connection.subscribe(now)
  network.subscribe(followNetwork)
  const end = config.subscribe(
    (state: WagmiState) => state,
    (state, previous) => {
      now()
      if (state.chainId !== previous.chainId) lead(state.chainId)
    },
  )
  // The kit's stores end together with the kit.
  kit.events$.subscribe({
    complete() {
      end()
      follow()
    },
  })
}
