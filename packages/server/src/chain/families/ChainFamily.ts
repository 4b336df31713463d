import type { MessageVerifier } from '@kit/core/adapter'
import type { App } from '../../platform/http/AppContext.js'
import type { HoldingReader, HoldingReaderOptions } from '../balances/HoldingReader.js'
import type { Chains } from '../chains/Chains.js'
import type { GatewayFamily } from '../gateway/call/GatewayFamily.js'
import type { HistoryReader, HistoryReaderOptions } from '../history/HistoryReader.js'
import type { IdentityReader, IdentityReaderOptions } from '../identity/IdentityReader.js'
import type { NftReader, NftReaderOptions } from '../nfts/NftReader.js'
import type { Payout, PayoutOptions } from '../onramp/Payout.js'
import type { Currency } from '../prices/createRates.js'
import type { Market } from '../prices/Market.js'
import type { PricedAsset, PriceReader, PriceReaderOptions } from '../prices/PriceReader.js'
import type { AssetFamily } from '../tokens/createAssets.js'
import type { TokenReader, TokenReaderOptions } from '../tokens/TokenReader.js'
import type { ApiServices } from './ApiServices.js'

/**
 * A chain family: everything that the server supports only for its chains. Unsupported capabilities are absent members. A family is one
 * folder here and one line in `chainFamilies`; all other code looks it up in that table.
 */
export type ChainFamily = GatewayFamily &
  AssetFamily & {
    /** Assets whose price is the exchange rate of a currency, unless the operator sets one. */
    readonly rateAssets?: Readonly<Partial<Record<Currency, PricedAsset>>>
    /** Reads metadata of unlisted tokens. */
    createTokenReader?(options: TokenReaderOptions): TokenReader
    /** Reads prices of assets without a configured price. */
    createPriceReader?(options: PriceReaderOptions): PriceReader
    createHoldingReader?(options: HoldingReaderOptions): HoldingReader
    createHistoryReader?(options: HistoryReaderOptions): HistoryReader
    createNftReader?(options: NftReaderOptions): NftReader
    /** Reads names and pictures of accounts. */
    createIdentityReader?(options: IdentityReaderOptions): IdentityReader
    /** Pays out orders of the on-ramp sandbox. */
    createPayout?(options: PayoutOptions): Payout
    /** Verifies sign-ins. Without it, accounts of these chains cannot sign in. */
    createMessageVerifier?(services: { readonly chains: Chains }): MessageVerifier
    /** Adds endpoints specific to this family. */
    addRoutes?(app: App, services: ApiServices, market: Market): void
  }
