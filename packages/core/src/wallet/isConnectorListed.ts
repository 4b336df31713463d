import type { ConnectorInfo } from '../connector/Connector.js'

/** 'Browser Wallet', 'Browser Wallet 2': what is known of a wallet that only sits in the page's globals. */
export const isGeneric = ({ name }: ConnectorInfo): boolean => /^Browser Wallet(?: \d+)?$/.test(name)

/**
 * Whether a connector has a row of its own. Embedded-wallet connectors have none. A generic 'Browser Wallet' is hidden on a
 * phone unless it has an rdns or an injected wallet is installed (rule checks-13); on a desktop while the page has a
 * wallet with a name for the same namespaces, for alone it is the visitor's only one.
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

/** Whether the page has a wallet of its own: found in it, or announced. */
export function hasInjectedWallet(connectors: readonly ConnectorInfo[]): boolean {
  return connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN')
}
