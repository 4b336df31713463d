import type { Account, Adapter, Connector, Network, Session } from '@kit/core/adapter'

/** Connects the first wallet that an adapter discovers, with the first account on the first network. */
export async function connectFound(adapter: Adapter): Promise<{
  readonly connector: Connector
  readonly session: Session
  readonly account: Account
  readonly network: Network
  /** Arguments of every call to the wallet. */
  readonly call: { readonly provider: unknown; readonly account: Account; readonly network: Network }
}> {
  let found: readonly Connector[] = []
  const stop = adapter.watchConnectors((connectors) => {
    found = connectors
  })
  // Some adapters report wallets in a microtask.
  await Promise.resolve()
  stop()
  const [connector] = found
  if (!connector) throw new Error('No wallet found.')
  const requests = [{ namespace: adapter.namespace, networks: adapter.networks }]
  const sessions = await connector.connect({ requests, signal: new AbortController().signal })
  const session = sessions[adapter.namespace]
  const account = session?.accounts[0]
  const [network] = adapter.networks
  if (!session || !account || !network) throw new Error('The wallet returned no account.')
  return { connector, session, account, network, call: { provider: session.provider, account, network } }
}
