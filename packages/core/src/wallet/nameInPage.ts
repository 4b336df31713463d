import type { ConnectorInfo } from '../connector/Connector.js'
import { isInWalletBrowser } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'
import type { Ports } from '../ports/Ports.js'
import { isGeneric } from './isConnectorListed.js'

/**
 * Renames the generic 'Browser Wallet' to the wallet whose in-app browser shows the page. Its row then counts as installed (rule
 * mobile-14). Changes nothing if the wallet announced itself, or the page is open elsewhere.
 */
export function nameInPage(
  connectors: readonly ConnectorInfo[],
  wallets: readonly Wallet[],
  ports: Pick<Ports, 'announcements' | 'platform'> | undefined,
): readonly ConnectorInfo[] {
  const generic = connectors.find((connector) => connector.type === 'INJECTED' && isGeneric(connector))
  if (generic === undefined || ports === undefined) return connectors
  const wallet = wallets.find((one) => isInWalletBrowser(one, ports))
  if (wallet === undefined) return connectors
  const { name, rdns, imageUrl, imageId } = wallet
  const named: ConnectorInfo = {
    ...generic,
    name,
    ...(rdns !== undefined && { rdns }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageId !== undefined && { imageId }),
  }
  return connectors.map((connector) => (connector === generic ? named : connector))
}
