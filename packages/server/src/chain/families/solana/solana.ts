import { solanaVerifier } from '@kit/solana/verify'
import type { ChainFamily } from '../ChainFamily.js'
import { nativeCurrencies } from '../nativeCurrencies.data.js'
import { createHoldingReader } from './balances/createHoldingReader.js'
import { createHistoryReader } from './history/createHistoryReader.js'
import { parseSolanaAddress } from './nodes/parseSolanaAddress.js'
import { solanaNodes } from './nodes/solanaNodes.js'
import { createPayout } from './onramp/createPayout.js'

/** Solana chains. */
export const solana: ChainFamily = {
  ...solanaNodes,
  parseAddress: parseSolanaAddress,
  nativeMarker: 'So11111111111111111111111111111111111111111',
  nativeCurrency: nativeCurrencies[1].nativeCurrency,
  createHoldingReader,
  createHistoryReader,
  createPayout,
  createMessageVerifier: () => solanaVerifier(),
}
