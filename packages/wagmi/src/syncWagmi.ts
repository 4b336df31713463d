import type { ConnectionState, Kit } from '@kit/core'
import { readWallet } from './readWallet.js'
import type { WagmiConfig, WagmiConnector, WagmiState } from './WagmiConfig.js'

/**
 * Keeps a config of wagmi as the kit is, until the kit is destroyed. There is one rule, run after each change of either: whatever wagmi holds
 * of the kit's connector is made what the kit holds. What wagmi began goes through the connector, so it is there already.
 */
export function syncWagmi(kit: Kit, config: WagmiConfig): void {
  const [connector] = config.connectors.filter(({ id }) => id === 'kit') as [WagmiConnector]
  const { uid } = connector
  const { connection, network } = kit.namespace('eip155')

  const change = (part: Pick<WagmiState, 'connections' | 'current' | 'status'>) =>
    config.setState((state: WagmiState) =>
      state.connections === part.connections && state.current === part.current && state.status === part.status
        ? state
        : { ...state, ...part },
    )

  function follow(state: ConnectionState | undefined): void {
    const { connections, current, status } = config.state
    const wallet = state && readWallet(state)
    const known = connections.get(uid)
    const others = new Map(connections)
    if (wallet === undefined) {
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
    if (!isLive && known === undefined && current !== null) return
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
    if (config.state.current === null && config.chains.some(({ id }) => id === chainId))
      config.setState((state: WagmiState) => (state.chainId === chainId ? state : { ...state, chainId }))
  }
  const lead = (chainId: number) => {
    const networkId = `eip155:${chainId}` as const
    const { requested, active } = network.getState()
    if (config.state.current === null && active?.id !== networkId && requested.some(({ id }) => id === networkId))
      kit.switchNetwork({ networkId }).catch(followNetwork)
  }

  // What a server rendered is hydrated first.
  follow(
    (config._internal.ssr ? kit.firstRender.namespaces.get('eip155') : kit.namespace('eip155'))?.connection.getState(),
  )
  followNetwork()
  const ends = [
    connection.subscribe(now),
    network.subscribe(followNetwork),
    config.subscribe(
      (state: WagmiState) => state,
      (state, previous) => {
        now()
        if (state.chainId !== previous.chainId) lead(state.chainId)
      },
    ),
  ]
  kit.events$.subscribe({
    complete() {
      for (const end of ends) end()
      follow(undefined)
    },
  })
}
