import type { ConnectorInfo } from '../connector/Connector.js'

/**
 * Whether a connector has a row of its own. Embedded-wallet connectors have none. The generic 'Browser Wallet' is hidden on
 * desktop, and on a phone unless it has an rdns or an injected wallet is installed (specification, section 5).
 */
export function isConnectorListed(
  connector: ConnectorInfo,
  page: { readonly isMobile: boolean; readonly hasInjected: boolean },
): boolean {
  if (connector.type === 'AUTH' || connector.type === 'ID_AUTH') return false
  if (connector.name !== 'Browser Wallet') return true
  return page.isMobile && (connector.rdns !== undefined || page.hasInjected)
}
