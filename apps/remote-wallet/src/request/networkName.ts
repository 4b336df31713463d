import { cleanText } from '@kit/core/adapter'
import type { WalletConfig } from '../wallet/WalletConfig.js'

/**
 * What a network is called, by its CAIP-2 id; the id itself when the wallet does not know it.
 *
 * @example networkName('eip155:31337', config) // 'Local One'
 */
export function networkName(networkId: string, config: WalletConfig): string {
  return config.networkNames.get(networkId) ?? cleanText(networkId.replace(/^eip155:/, 'Chain '), 44)
}
