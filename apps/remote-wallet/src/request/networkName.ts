import { cleanText } from '@kit/core/adapter'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'
import type { WalletConfig } from '../wallet/WalletConfig.js'

/**
 * Returns the name of a network by its CAIP-2 ID, or the ID itself if it is unknown.
 *
 * @example networkName('eip155:31337', config, texts) // 'Local One'
 */
export function networkName(networkId: string, config: WalletConfig, texts: WalletTexts): string {
  const known = config.networkNames.get(networkId)
  if (known !== undefined) return known
  const [, id] = /^eip155:(.*)$/s.exec(networkId) ?? []
  return cleanText(id === undefined ? networkId : fillPlaceholders(texts.chain, { id }), 44)
}
