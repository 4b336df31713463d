import { bip122Verifier } from '@kit/bitcoin/verify'
import type { ChainFamily } from '../ChainFamily.js'
import { addEsploraRoutes } from './addEsploraRoutes.js'
import { bip122Nodes } from './nodes/bip122Nodes.js'

/** Bitcoin chains. */
export const bip122: ChainFamily = {
  ...bip122Nodes,
  rateAssets: { btc: { chain: 'bip122:000000000019d6689c085ae165831e93', address: 'native', decimals: 8 } },
  createMessageVerifier: () => bip122Verifier(),
  addRoutes: addEsploraRoutes,
}
