import type { MessageVerifier } from '@kit/core/adapter'
import type { HoldingReader, HoldingReaderOptions } from '../balances/HoldingReader.js'
import type { GatewayFamily } from '../gateway/GatewayFamily.js'
import type { HistoryReader, HistoryReaderOptions } from '../history/HistoryReader.js'
import type { App } from '../http/AppContext.js'
import type { IdentityReader, IdentityReaderOptions } from '../identity/IdentityReader.js'
import type { NftReader, NftReaderOptions } from '../nfts/NftReader.js'
import type { Payout, PayoutOptions } from '../onramp/Payout.js'
import type { Currency } from '../prices/createRates.js'
import type { Market } from '../prices/Market.js'
import type { PricedAsset, PriceReader, PriceReaderOptions } from '../prices/PriceReader.js'
import type { Services } from '../Services.js'
import type { AssetFamily } from '../tokens/createAssets.js'
import type { TokenReader, TokenReaderOptions } from '../tokens/TokenReader.js'

/**
 * A kind of chains: everything that the server does for them and for no others. What it cannot do for them is an absent member. A family is
 * one folder here and one line in `chainFamilies`; everything else asks that table.
 */
export type ChainFamily = GatewayFamily &
  AssetFamily & {
    /** Assets whose price is the rate of a currency, where the operator sets none. */
    readonly rateAssets?: Readonly<Partial<Record<Currency, PricedAsset>>>
    /** Reads what tokens are that no list names. */
    createTokenReader?(options: TokenReaderOptions): TokenReader
    /** Reads what assets are worth that the operator sets no price of. */
    createPriceReader?(options: PriceReaderOptions): PriceReader
    createHoldingReader?(options: HoldingReaderOptions): HoldingReader
    createHistoryReader?(options: HistoryReaderOptions): HistoryReader
    createNftReader?(options: NftReaderOptions): NftReader
    /** Says who accounts are. Without it they have neither names nor pictures. */
    createIdentityReader?(options: IdentityReaderOptions): IdentityReader
    /** Pays what was bought in the sandbox of the on-ramp. */
    createPayout?(options: PayoutOptions): Payout
    /** Checks sign-ins. Without it none of these chains' accounts can sign in. */
    createMessageVerifier?(services: Pick<Services, 'chains'>): MessageVerifier
    /** Adds the calls that only this family has. */
    addRoutes?(app: App, services: Services, market: Market): void
  }
