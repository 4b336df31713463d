import type { ChainConfig } from '../config/chainConfig.js'
import type { Asset } from './Asset.js'

/** A token, or a chain's own currency, with what is needed to show it. */
export type Token = Asset & {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** `https:`, `ipfs:` or `data:`. */
  readonly logoUri: string | undefined
  /** Whether it takes approvals by signature. */
  readonly eip2612: boolean
}

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9, logoUri: undefined }
const ETH = { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: undefined }

/** A chain's own currency. */
export function nativeToken(chain: string, config: ChainConfig): Token {
  const { name, symbol, decimals, logoUri } = config.nativeCurrency ?? (chain.startsWith('solana:') ? SOL : ETH)
  return { chain, address: 'native', name, symbol, decimals, logoUri, eip2612: false }
}
