import type { ConnectorInfo } from '../connector/Connector.js'

/** Whether the page has a wallet of its own: found in it, or announced. */
export function hasInjectedWallet(connectors: readonly ConnectorInfo[]): boolean {
  return connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN')
}
