import type { ConnectionState, Kit } from '@kit/core'
import { readWallet } from './readWallet.js'
import type { WagmiConfig, WagmiConnector, WagmiState } from './WagmiConfig.js'

/**
 * Keeps a config of wagmi as the kit is, until the kit is destroyed. There is one rule, run after each change of either: whatever wagmi holds
 * of the kit's connector is made what the kit holds. What wagmi began goes through the connector, so it is there already.
 */
export function syncWagmi(kit: Kit, config: WagmiConfig): void {
  const connector = config.connectors.find(({ id }) => id === 'kit') as WagmiConnector
  const { uid } = connector
  const { connection, network } = kit.namespace('eip155')

  /** The very same state where nothing changes: wagmi tells nobody then. */
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
      const isOver = current === uid && next === null
      change({
        connections: known ? others : connections,
        current: next,
        status: isOver ? 'disconnected' : status,
      })
      return
    }
    const { accounts, chainId, isLive } = wallet
    // Beside another connector, a wallet that is being restored is not there yet.
    if (!isLive && !known && current !== null) return
    const isSame = known?.chainId === chainId && `${known.accounts}` === `${accounts}`
    change({
      connections: isSame ? connections : others.set(uid, { accounts, chainId, connector }),
      current: known ? (current ?? uid) : uid,
      status: isLive ? 'connected' : status === 'disconnected' ? 'reconnecting' : status,
    })
  }

  const now = () => follow(connection.getState())
  /** Without a wallet, too, both are on one network. */
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

  // What a server rendered is hydrated first.
  const first = config._internal.ssr ? kit.firstRender.namespaces.get('eip155')?.connection : connection
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
  // The kit's own stores end with it.
  kit.events$.subscribe({
    complete() {
      end()
      follow()
    },
  })
}
