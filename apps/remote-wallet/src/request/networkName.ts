import { cleanText } from '@kit/core/adapter'
import type { WalletConfig } from '../wallet/WalletConfig.js'

/**
 * Returns the name of a network by its CAIP-2 ID, or the ID itself if it is unknown.
 *
 * @example networkName('eip155:31337', config) // 'Local One'
 */
export function networkName(networkId: string, config: WalletConfig): string {
  return config.networkNames.get(networkId) ?? cleanText(networkId.replace(/^eip155:/, 'Chain '), 44)
}
