import type { ConnectorInfo } from '../connector/Connector.js'

/** Matches 'Browser Wallet' and 'Browser Wallet 2': the names of wallets that are only known by their globals. */
export const isGeneric = ({ name }: ConnectorInfo): boolean => /^Browser Wallet(?: \d+)?$/.test(name)

/**
 * Returns whether a connector has its own row. Embedded-wallet connectors have none. On a phone, a generic 'Browser Wallet' is hidden
 * unless it has an rdns or an injected wallet is installed (rule checks-13). On a desktop, it is hidden if the page has a named wallet for
 * the same namespaces.
 */
export function isConnectorListed(
  connector: ConnectorInfo,
  page: { readonly isMobile: boolean; readonly connectors: readonly ConnectorInfo[] },
): boolean {
  if (connector.type === 'AUTH' || connector.type === 'ID_AUTH') return false
  if (!isGeneric(connector)) return true
  if (page.isMobile) return connector.rdns !== undefined || hasInjectedWallet(page.connectors)
  const named = page.connectors.filter((other) => !isGeneric(other) && hasInjectedWallet([other]))
  const served = new Set(named.flatMap(({ namespaces }) => namespaces))
  return connector.type === 'INJECTED' && connector.namespaces.some((namespace) => !served.has(namespace))
}

/** Returns whether the page has an injected or announced wallet. */
export function hasInjectedWallet(connectors: readonly ConnectorInfo[]): boolean {
  return connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN')
}
