import type { ChainFamily } from '../ChainFamily.js'
import { nativeCurrencies } from '../nativeCurrencies.data.js'
import { createHoldingReader } from './balances/createHoldingReader.js'
import { addBundlerRoutes } from './bundler/addBundlerRoutes.js'
import { addConvertRoutes } from './convert/addConvertRoutes.js'
import { createHistoryReader } from './history/createHistoryReader.js'
import { createIdentityReader } from './identity/createIdentityReader.js'
import { addNamesRoutes } from './names/addNamesRoutes.js'
import { createNftReader } from './nfts/createNftReader.js'
import { eip155Nodes } from './nodes/eip155Nodes.js'
import { createPayout } from './onramp/createPayout.js'
import { addPaymasterRoutes } from './paymaster/addPaymasterRoutes.js'
import { createPriceReader } from './prices/createPriceReader.js'
import { addSessionRoutes } from './sessions/addSessionRoutes.js'
import { createMessageVerifier } from './signature/createMessageVerifier.js'
import { createTokenReader } from './tokens/createTokenReader.js'

/** EVM chains. */
export const eip155: ChainFamily = {
  ...eip155Nodes,
  parseAddress: (text) => (/^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : undefined),
  nativeMarker: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  nativeCurrency: nativeCurrencies[0].nativeCurrency,
  sharesTokenLists: true,
  createTokenReader,
  createPriceReader,
  createHoldingReader,
  createHistoryReader,
  createNftReader,
  createIdentityReader,
  createPayout,
  createMessageVerifier,
  addRoutes(app, services, market) {
    addNamesRoutes(app, services)
    addConvertRoutes(app, services, market)
    addSessionRoutes(app, services)
    addBundlerRoutes(app, services)
    addPaymasterRoutes(app, services)
  },
}
