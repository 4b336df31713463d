// Written by `pnpm --filter @kit/api run contract` from the schemas that kit-server checks its calls with. Not to be edited.
/**
 * Query of POST /v1.
 */
export interface CallRpcQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
  /**
   * Asks this node alone; for the testing project
   */
  providerId?: string
  /**
   * Prefers the same node for the same session
   */
  sessionId?: string
  source?: string
}
/**
 * Body of POST /v1.
 */
export type CallRpcBody =
  | {
      jsonrpc?: '2.0'
      /**
       * Any JSON; a call without one gets no answer
       */
      id?: {
        [k: string]: unknown
      }
      method: string
      /**
       * A list or an object
       */
      params?: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      jsonrpc?: '2.0'
      /**
       * Any JSON; a call without one gets no answer
       */
      id?: {
        [k: string]: unknown
      }
      method: string
      /**
       * A list or an object
       */
      params?: {
        [k: string]: unknown
      }
      [k: string]: unknown
    }[]
/**
 * Response of POST /v1: JSON-RPC to the nodes of a chain: one call, or a batch of at most 1000.
 */
export type CallRpcResponse =
  | {
      jsonrpc: '2.0'
      id: {
        [k: string]: unknown
      }
      result?: {
        [k: string]: unknown
      }
      error?: {
        code: number
        message: string
        data?: unknown
        [k: string]: unknown
      }
      [k: string]: unknown
    }
  | {
      jsonrpc: '2.0'
      id: {
        [k: string]: unknown
      }
      result?: {
        [k: string]: unknown
      }
      error?: {
        code: number
        message: string
        data?: unknown
        [k: string]: unknown
      }
      [k: string]: unknown
    }[]
/**
 * Response of GET /v1/supported-chains: The chains that are served, and those with a WebSocket interface.
 */
export interface GetSupportedChainsResponse {
  http: string[]
  ws: string[]
}
/**
 * Response of GET /v1/esplora/{chainId}/{path}: Reads a Bitcoin chain over the Esplora interface; answers what Esplora answers.
 */
export interface GetEsploraResponse {
  [k: string]: unknown
}
/**
 * Body of POST /v1/esplora/{chainId}/tx.
 */
export type SendBitcoinTransactionBody = string
/**
 * Response of POST /v1/esplora/{chainId}/tx: Sends a signed Bitcoin transaction, given in hex; answers its id as text.
 */
export type SendBitcoinTransactionResponse = string
/**
 * Query of GET /v1/identity/{address}.
 */
export interface GetIdentityQuery {
  sender?: string
  clientId?: string
  /**
   * false asks the chain again; for the testing project alone
   */
  useCache?: 'true' | 'false'
}
/**
 * Response of GET /v1/identity/{address}: Name and picture of an account: ENS, then own names; null where there is none.
 */
export interface GetIdentityResponse {
  name: string | null
  /**
   * https, ipfs or data URI
   */
  avatar: string | null
  resolvedAt: string
}
/**
 * Body of POST /v1/profile/account.
 */
export interface RegisterNameBody {
  /**
   * JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds.
   */
  message: string
  /**
   * Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492)
   */
  signature: string
  /**
   * ENSIP-11 coin type of the chain of the signer
   */
  coin_type: number
  /**
   * The signer, with checksum
   */
  address: string
}
/**
 * Response of POST /v1/profile/account: Registers a name; the message is {name, attributes?, timestamp}.
 */
export interface RegisterNameResponse {
  name: string
  registered_at: string
  updated_at: string
  attributes: {
    [k: string]: string
  }
  /**
   * By ENSIP-11 coin type; 60 is Ethereum
   */
  addresses: {
    [k: string]: {
      address: string
      created_at: string
    }
  }
}
/**
 * Body of POST /v1/profile/account/{name}/attributes.
 */
export interface UpdateNameAttributesBody {
  /**
   * JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds.
   */
  message: string
  /**
   * Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492)
   */
  signature: string
  /**
   * ENSIP-11 coin type of the chain of the signer
   */
  coin_type: number
  /**
   * The signer, with checksum
   */
  address: string
}
/**
 * Response of POST /v1/profile/account/{name}/attributes: Replaces the attributes of a name; the message is {attributes, timestamp}.
 */
export interface UpdateNameAttributesResponse {
  [k: string]: string
}
/**
 * Body of POST /v1/profile/account/{name}/address.
 */
export interface UpdateNameAddressBody {
  /**
   * JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds.
   */
  message: string
  /**
   * Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492)
   */
  signature: string
  /**
   * ENSIP-11 coin type of the chain of the signer
   */
  coin_type: number
  /**
   * The signer, with checksum
   */
  address: string
}
/**
 * Response of POST /v1/profile/account/{name}/address: Sets the address of a name on one chain; the message is {coin_type, address, timestamp}. Another than the signer leads back to the name once it has signed the same itself.
 */
export interface UpdateNameAddressResponse {
  [k: string]: {
    address: string
    created_at: string
  }
}
/**
 * Query of GET /v1/profile/account/{name}.
 */
export interface GetNameQuery {
  /**
   * With 2, nothing found is an empty list with status 200
   */
  apiVersion?: string
}
/**
 * Response of GET /v1/profile/account/{name}: The record of a name.
 */
export type GetNameResponse =
  | {
      name: string
      registered_at: string
      updated_at: string
      attributes: {
        [k: string]: string
      }
      /**
       * By ENSIP-11 coin type; 60 is Ethereum
       */
      addresses: {
        [k: string]: {
          address: string
          created_at: string
        }
      }
    }
  | {
      [k: string]: unknown
    }[]
/**
 * Query of GET /v1/profile/reverse/{address}.
 */
export interface GetNamesOfAddressQuery {
  sender?: string
  /**
   * With 2, nothing found is an empty list with status 200
   */
  apiVersion?: string
}
/**
 * Response of GET /v1/profile/reverse/{address}: The names that an address, in any case, has signed for itself, the oldest first; at most 255.
 */
export type GetNamesOfAddressResponse = {
  name: string
  registered_at: string
  updated_at: string
  attributes: {
    [k: string]: string
  }
  /**
   * By ENSIP-11 coin type; 60 is Ethereum
   */
  addresses: {
    [k: string]: {
      address: string
      created_at: string
    }
  }
}[]
/**
 * Query of GET /v1/profile/suggestions/{name}.
 */
export interface SuggestNamesQuery {
  /**
   * Last two parts of the names; default: the first zone served
   */
  zone?: string
}
/**
 * Response of GET /v1/profile/suggestions/{name}: The name itself, then free words that begin with it; at most five.
 */
export interface SuggestNamesResponse {
  suggestions: {
    name: string
    registered: boolean
  }[]
}
/**
 * Query of GET /v1/account/{address}/balance.
 */
export interface GetBalanceQuery {
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /**
   * CAIP-2 id; all chains without it
   */
  chainId?: string
  /**
   * CAIP-10 ids of tokens that are read now and answered even at zero, separated by commas
   */
  forceUpdate?: string
}
/**
 * Response of GET /v1/account/{address}/balance: What an account holds on one chain or on all, the most valuable first; nothing that is zero.
 */
export interface GetBalanceResponse {
  balances: {
    name: string
    symbol: string
    /**
     * CAIP-2 id
     */
    chainId: string
    /**
     * CAIP-10 id of the token; absent for the currency of the chain
     */
    address?: string
    /**
     * In the currency asked for; absent where the price is not known
     */
    value?: number
    /**
     * Of one whole unit; 0 where nobody knows one
     */
    price: number
    quantity: {
      decimals: string
      /**
       * Whole units, exact
       */
      numeric: string
    }
    /**
     * Empty where there is none
     */
    iconUrl: string
  }[]
}
/**
 * Body of POST /v1/fungible/price.
 */
export interface GetFungiblePriceBody {
  projectId?: string
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /**
   * CAIP-10 ids; the currency of a chain is 0xeeee… on EVM chains
   */
  addresses: string[]
}
/**
 * Response of POST /v1/fungible/price: Prices of tokens, in the order in which they were asked.
 */
export interface GetFungiblePriceResponse {
  fungibles: {
    /**
     * As it was asked
     */
    address: string
    name: string
    symbol: string
    /**
     * Empty where there is none
     */
    iconUrl: string
    /**
     * Of one whole unit; 0 where nobody knows one
     */
    price: number
    decimals: number
  }[]
}
/**
 * Query of GET /v1/account/{address}/history.
 */
export interface GetHistoryQuery {
  /**
   * CAIP-2 id, or the number of an EVM chain; without it all chains
   */
  chainId?: string
  /**
   * `next` of the page before
   */
  cursor?: string
  /**
   * `coinbase`: purchases in place of transactions
   */
  onramp?: string
  currency?: string
}
/**
 * Response of GET /v1/account/{address}/history: Transactions of an account, newest first, 50 a page.
 */
export interface GetHistoryResponse {
  data: {
    id: string
    metadata: {
      operationType:
        | 'approve'
        | 'borrow'
        | 'burn'
        | 'buy'
        | 'cancel'
        | 'claim'
        | 'deploy'
        | 'deposit'
        | 'execute'
        | 'mint'
        | 'receive'
        | 'repay'
        | 'send'
        | 'stake'
        | 'trade'
        | 'unstake'
        | 'withdraw'
      /**
       * Hash, or signature on Solana
       */
      hash: string
      /**
       * RFC 3339
       */
      minedAt: string
      sentFrom: string
      sentTo: string
      /**
       * `confirmed`, `failed`, `pending`, or `ONRAMP_TRANSACTION_STATUS_…` of a purchase
       */
      status: string
      /**
       * Nonce of the sender; 0 on Solana
       */
      nonce: number
      application: {
        name: string | null
        iconUrl: string | null
      } | null
      /**
       * CAIP-2 id
       */
      chain: string | null
    }
    transfers: {
      /**
       * Null for collectibles
       */
      fungible_info: {
        name: string
        symbol: string
        icon: {
          url: string
        } | null
      } | null
      /**
       * Null for fungible tokens
       */
      nft_info: {
        name: string | null
        content: {
          preview: {
            url: string
            content_type: string | null
          } | null
          detail: {
            url: string
            content_type: string | null
          } | null
        } | null
        flags: {
          is_spam: boolean
        }
      } | null
      direction: 'in' | 'out' | 'self'
      quantity: {
        /**
         * Decimal number of whole tokens, exact
         */
        numeric: string
      }
      /**
       * Worth of the quantity, null when not known
       */
      value: number | null
      /**
       * Worth of one token, null when not known
       */
      price: number | null
    }[]
  }[]
  /**
   * Cursor of the next page: 80 characters that mean nothing to others; null after the last
   */
  next: string | null
}
/**
 * Query of GET /v1/account/{address}/nfts.
 */
export interface GetNftsQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
  /**
   * `next` of the page before
   */
  cursor?: string
}
/**
 * Response of GET /v1/account/{address}/nfts: NFTs of an account on one chain, the last received first, at most 24 a page.
 */
export interface GetNftsResponse {
  data: {
    /**
     * CAIP-2 id
     */
    chainId: string
    /**
     * CAIP-10 id of the contract
     */
    address: string
    /**
     * Decimal
     */
    tokenId: string
    standard: 'erc721' | 'erc1155'
    /**
     * How many of it the account holds, decimal
     */
    quantity: string
    /**
     * As its metadata has it; null where there is none that may be read
     */
    name: string | null
    /**
     * Name of the contract
     */
    collection: string | null
    description: string | null
    /**
     * A `data:` URI, or a link to a host that the operator allowed; null where there is neither
     */
    image: string | null
    flags: {
      is_spam: boolean
    }
  }[]
  /**
   * Cursor of the next page, which means nothing to others; null after the last. A page may have few rows or none before that
   */
  next: string | null
}
/**
 * Query of GET /v1/convert/tokens.
 */
export interface GetSwapTokensQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
  /**
   * Only this token, as an address or CAIP-10 id
   */
  address?: string
}
/**
 * Response of GET /v1/convert/tokens: Tokens that can be swapped on a chain, its own currency first.
 */
export interface GetSwapTokensResponse {
  tokens: {
    name: string
    symbol: string
    /**
     * CAIP-10 id
     */
    address: string
    decimals: number
    logoUri: string | null
    /**
     * Whether it takes approvals by signature
     */
    eip2612: boolean
  }[]
}
/**
 * Query of GET /v1/convert/quotes.
 */
export interface GetSwapQuotesQuery {
  /**
   * Whole number of base units
   */
  amount: string
  /**
   * CAIP-10 id
   */
  from: string
  /**
   * CAIP-10 id
   */
  to: string
  /**
   * Wei; not needed
   */
  gasPrice?: string
  /**
   * Not needed
   */
  userAddress?: string
}
/**
 * Response of GET /v1/convert/quotes: What an amount brings at best on the exchanges of a chain.
 */
export interface GetSwapQuotesResponse {
  quotes: {
    id: string | null
    fromAmount: string
    fromAccount: string
    toAmount: string
    toAccount: string
  }[]
}
/**
 * Query of GET /v1/convert/build-approve.
 */
export interface BuildSwapApprovalQuery {
  /**
   * CAIP-10 id
   */
  from: string
  /**
   * CAIP-10 id
   */
  to: string
  /**
   * Base units; unlimited without it
   */
  amount?: string
  /**
   * Not needed
   */
  userAddress?: string
}
/**
 * Response of GET /v1/convert/build-approve: Calldata that lets the router of a chain move a token; it goes to the contract of the token that is sold.
 */
export interface BuildSwapApprovalResponse {
  tx: {
    /**
     * As it was asked
     */
    from: string
    /**
     * As it was asked
     */
    to: string
    data: string
    value: string
    eip155: {
      /**
       * Wei
       */
      gasPrice: string
    }
  }
}
/**
 * Body of POST /v1/convert/build-transaction.
 */
export interface BuildSwapTransactionBody {
  projectId?: string
  /**
   * Whole number of base units
   */
  amount: string
  /**
   * CAIP-10 id
   */
  from: string
  /**
   * CAIP-10 id
   */
  to: string
  /**
   * CAIP-10 id
   */
  userAddress: string
  /**
   * Needed
   */
  eip155?: {
    /**
     * Percent, in steps of 0.01
     */
    slippage: number
    /**
     * Arguments of an EIP-2612 permit for the router, ABI-encoded
     */
    permit?: string
  }
  /**
   * Answers an upper bound of gas without asking a node
   */
  disableEstimate?: boolean
}
/**
 * Response of POST /v1/convert/build-transaction: The transaction of a swap; its value is the amount where the currency of the chain is sold, else zero.
 */
export interface BuildSwapTransactionResponse {
  tx: {
    /**
     * CAIP-10 id of the account
     */
    from: string
    /**
     * CAIP-10 id of the contract that is called
     */
    to: string
    data: string
    /**
     * What the swap is expected to bring, in base units
     */
    amount: string
    eip155: {
      gas: string
      /**
       * Wei
       */
      gasPrice: string
    }
  }
}
/**
 * Query of GET /v1/convert/gas-price.
 */
export interface GetGasPriceQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
}
/**
 * Response of GET /v1/convert/gas-price: What gas costs now, at three speeds.
 */
export interface GetGasPriceResponse {
  /**
   * Wei
   */
  standard: string
  /**
   * Wei
   */
  fast: string
  /**
   * Wei
   */
  instant: string
}
/**
 * Query of GET /v1/convert/allowance.
 */
export interface GetSwapAllowanceQuery {
  /**
   * CAIP-10 id
   */
  tokenAddress: string
  /**
   * CAIP-10 id
   */
  userAddress: string
}
/**
 * Response of GET /v1/convert/allowance: How much of a token the router of its chain may move for an account.
 */
export interface GetSwapAllowanceResponse {
  /**
   * Base units
   */
  allowance: string
}
/**
 * Response of GET /v1/onramp/options: What can be bought and how it is paid for.
 */
export interface GetOnrampOptionsResponse {
  paymentCurrencies: {
    id: string
    payment_method_limits: {
      /**
       * card, ach_bank_account …
       */
      id: string
      /**
       * Least amount
       */
      min: string
      /**
       * Largest amount
       */
      max: string
    }[]
  }[]
  purchaseCurrencies: {
    id: string
    name: string
    symbol: string
    networks: {
      name: string
      display_name: string
      chain_id: string
      /**
       * Empty for the own currency of the chain
       */
      contract_address: string
    }[]
  }[]
}
/**
 * Body of POST /v1/onramp/quote.
 */
export interface GetOnrampQuoteBody {
  purchaseCurrency: {
    symbol: string
    [k: string]: unknown
  }
  paymentCurrency: {
    id: string
    [k: string]: unknown
  }
  /**
   * Decimal number
   */
  amount: string | number
  /**
   * Name of a network of the options
   */
  network: string
}
/**
 * Response of POST /v1/onramp/quote: What an amount of money buys.
 */
export interface GetOnrampQuoteResponse {
  coinbaseFee: {
    amount: string
    currency: string
  }
  networkFee: {
    amount: string
    currency: string
  }
  paymentSubtotal: {
    amount: string
    currency: string
  }
  paymentTotal: {
    amount: string
    currency: string
  }
  purchaseAmount: {
    amount: string
    currency: string
  }
  quoteId: string
}
/**
 * Query of GET /v1/onramp/buy/options.
 */
export interface GetOnrampBuyOptionsQuery {
  country: string
  subdivision?: string
}
/**
 * Response of GET /v1/onramp/buy/options: What can be bought, in the spelling of older services.
 */
export interface GetOnrampBuyOptionsResponse {
  paymentCurrencies: {
    id: string
    limits: {
      /**
       * card, ach_bank_account …
       */
      id: string
      /**
       * Least amount
       */
      min: string
      /**
       * Largest amount
       */
      max: string
    }[]
  }[]
  purchaseCurrencies: {
    id: string
    name: string
    symbol: string
    networks: {
      name: string
      displayName: string
      contractAddress: string
      chainId: string
    }[]
  }[]
}
/**
 * Query of GET /v1/onramp/buy/quotes.
 */
export interface GetOnrampBuyQuotesQuery {
  purchaseCurrency: string
  purchaseNetwork?: string
  /**
   * Decimal number
   */
  paymentAmount: string | number
  paymentCurrency: string
  paymentMethod: string
  country: string
  subdivision?: string
}
/**
 * Response of GET /v1/onramp/buy/quotes: What an amount of money buys, in the spelling of older services.
 */
export interface GetOnrampBuyQuotesResponse {
  paymentTotal: {
    value: string
    currency: string
  }
  paymentSubTotal: {
    value: string
    currency: string
  }
  purchaseAmount: {
    value: string
    currency: string
  }
  coinbaseFee: {
    value: string
    currency: string
  }
  networkFee: {
    value: string
    currency: string
  }
  quoteId: string
}
/**
 * Body of POST /v1/generators/onrampurl.
 */
export interface GetOnrampUrlBody {
  /**
   * @minItems 1
   * @maxItems 50
   */
  destinationWallets: [
    {
      address: string
      /**
       * @maxItems 50
       */
      blockchains?: string[]
      /**
       * @maxItems 50
       */
      assets?: string[]
    },
    ...{
      address: string
      /**
       * @maxItems 50
       */
      blockchains?: string[]
      /**
       * @maxItems 50
       */
      assets?: string[]
    }[]
  ]
  partnerUserId: string
  defaultNetwork?: string | null
  defaultExperience?: ('buy' | 'send') | null
  presetCryptoAmount?: number | null
  presetFiatAmount?: number | null
}
/**
 * Response of POST /v1/generators/onrampurl: The page where the visitor pays.
 */
export interface GetOnrampUrlResponse {
  url: string
}
/**
 * Response of GET /v1/exchanges: Exchanges that pay out, and what they pay.
 */
export interface GetExchangesResponse {
  exchanges: {
    /**
     * Id of an exchange
     */
    id: string
    name: string
    imageUrl: string | null
  }[]
  assets: {
    /**
     * CAIP-2 id
     */
    chainId: string
    /**
     * Address of a token, or `native`
     */
    asset: string
    name: string
    symbol: string
    decimals: number
    iconUrl: string | null
  }[]
}
/**
 * Body of POST /v1/exchanges/{exchange}/payments.
 */
export interface CreateExchangePaymentBody {
  /**
   * The dapp’s own name of the payment: one of each project
   */
  paymentId: string
  /**
   * CAIP-2 id
   */
  chainId: string
  /**
   * Address of a token, or `native`
   */
  asset: string
  /**
   * Base units
   */
  amount: string
  recipient: string
}
/**
 * Response of POST /v1/exchanges/{exchange}/payments: The page of an exchange where a payment is paid.
 */
export interface CreateExchangePaymentResponse {
  url: string
  /**
   * waiting for the visitor, pending at the exchange, submitted to the chain, success, failure (the visitor declined), refund (what was paid is given back), timeout (the visitor did not pay in time)
   */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
}
/**
 * Response of GET /v1/exchanges/{exchange}/payments/{paymentId}: How far a payment at an exchange is.
 */
export interface GetExchangePaymentResponse {
  /**
   * waiting for the visitor, pending at the exchange, submitted to the chain, success, failure (the visitor declined), refund (what was paid is given back), timeout (the visitor did not pay in time)
   */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
  hash: string | null
}
/**
 * Query of POST /v1/sessions/{account}.
 */
export interface CreateSessionQuery {
  /**
   * With 2 the key is the hex of its bytes, else the hex of that text
   */
  v?: '1' | '2'
}
/**
 * Body of POST /v1/sessions/{account}.
 */
export interface CreateSessionBody {
  /**
   * Seconds since 1970
   */
  expiry: number
  /**
   * The key of the dapp, which proves that it is the dapp that asks for signatures
   */
  signer: {
    type: string
    data: unknown
    [k: string]: unknown
  }
  /**
   * contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} allow something
   *
   * @maxItems 64
   */
  permissions: {
    type: string
    data: unknown
    [k: string]: unknown
  }[]
  /**
   * @maxItems 64
   */
  policies: unknown[]
  /**
   * Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open
   */
  signature?: string
  /**
   * Of the proof, at random
   */
  nonce?: string
  /**
   * Of the proof: seconds since 1970, at most an hour from now
   */
  expires?: number
}
/**
 * Response of POST /v1/sessions/{account}: Makes a wallet session with a key of its own.
 */
export interface CreateSessionResponse {
  pci: string
  key: {
    type: 'secp256k1'
    publicKey: string
  }
}
/**
 * Query of GET /v1/sessions/{account}.
 */
export interface ListSessionsQuery {
  /**
   * Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open
   */
  signature?: string
  /**
   * Of the proof, at random
   */
  nonce?: string
  /**
   * Of the proof: seconds since 1970, at most an hour from now
   */
  expires?: string
  /**
   * `next` of the page before
   */
  cursor?: string
}
/**
 * Response of GET /v1/sessions/{account}: The wallet sessions of an account, the newest first; at most 255, or a MiB of them.
 */
export interface ListSessionsResponse {
  pcis: {
    project: {
      id: string
      name: string
      url: null
      iconUrl: null
    }
    pci: string
    /**
     * Seconds since 1970
     */
    expiry: number
    /**
     * Seconds since 1970
     */
    createdAt: number
    permissions: {
      type: string
      data: unknown
      [k: string]: unknown
    }[]
    policies: unknown[]
    context: string
    /**
     * Seconds since 1970
     */
    revokedAt: number | null
  }[]
  /**
   * Cursor of the next page, null after the last
   */
  next: string | null
}
/**
 * Query of GET /v1/sessions/{account}/getcontext.
 */
export interface GetSessionContextQuery {
  /**
   * Id of a session: a UUID
   */
  pci: string
}
/**
 * Response of GET /v1/sessions/{account}/getcontext: What the wallet gave when it activated the session.
 */
export interface GetSessionContextResponse {
  /**
   * Hex that the wallet gave
   */
  context: string
}
/**
 * Body of POST /v1/sessions/{account}/activate.
 */
export interface ActivateSessionBody {
  /**
   * Id of a session: a UUID
   */
  pci: string
  /**
   * Seconds since 1970
   */
  expiry: number
  /**
   * The key of the dapp, which proves that it is the dapp that asks for signatures
   */
  signer: {
    type: string
    data: unknown
    [k: string]: unknown
  }
  /**
   * contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} allow something
   *
   * @maxItems 64
   */
  permissions: {
    type: string
    data: unknown
    [k: string]: unknown
  }[]
  /**
   * @maxItems 64
   */
  policies: unknown[]
  /**
   * Hex that the wallet gave
   */
  context: string
  /**
   * Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open
   */
  signature?: string
  /**
   * Of the proof, at random
   */
  nonce?: string
  /**
   * Of the proof: seconds since 1970, at most an hour from now
   */
  expires?: number
}
/**
 * Response of POST /v1/sessions/{account}/activate: Sets what the wallet agreed to.
 */
export interface ActivateSessionResponse {
  success: true
}
/**
 * Body of POST /v1/sessions/{account}/revoke.
 */
export interface RevokeSessionBody {
  /**
   * Id of a session: a UUID
   */
  pci: string
  /**
   * Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open
   */
  signature?: string
  /**
   * Of the proof, at random
   */
  nonce?: string
  /**
   * Of the proof: seconds since 1970, at most an hour from now
   */
  expires?: number
}
/**
 * Response of POST /v1/sessions/{account}/revoke: Ends a session for good.
 */
export interface RevokeSessionResponse {
  success: true
}
/**
 * Body of POST /v1/sessions/{account}/sign.
 */
export interface SignUserOperationBody {
  /**
   * Id of a session: a UUID
   */
  pci: string
  userOp: {
    sender: string
    nonce: string
    factory?: string | null
    factoryData?: string | null
    callData: string
    callGasLimit: string
    verificationGasLimit: string
    preVerificationGas: string
    maxFeePerGas: string
    maxPriorityFeePerGas: string
    paymaster?: string | null
    paymasterVerificationGasLimit?: string | null
    paymasterPostOpGasLimit?: string | null
    paymasterData?: string | null
    /**
     * Not part of what is signed
     */
    signature?: string | null
  }
  /**
   * Of the signer of the session (EIP-191), over the text of the proof that the manual gives; needed unless the server is open
   */
  signature?: string
  /**
   * Of the proof, at random
   */
  nonce?: string
  /**
   * Of the proof: seconds since 1970, at most an hour from now
   */
  expires?: number
}
/**
 * Response of POST /v1/sessions/{account}/sign: Signs a user operation (ERC-4337 v0.7) that the session permits, with the key of the session.
 */
export interface SignUserOperationResponse {
  signature: string
}
/**
 * Query of POST /v1/bundler.
 */
export interface CallBundlerQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
  /**
   * Name of the bundler; without it the first of the chain
   */
  bundler?: string
}
/**
 * Body of POST /v1/bundler.
 */
export interface CallBundlerBody {
  jsonrpc?: '2.0'
  id?: string | number | null
  method:
    | 'eth_getUserOperationReceipt'
    | 'eth_sendUserOperation'
    | 'eth_estimateUserOperationGas'
    | 'eth_getUserOperationByHash'
    | 'eth_supportedEntryPoints'
    | 'pm_sponsorUserOperation'
    | 'pm_getPaymasterData'
    | 'pm_getPaymasterStubData'
    | 'pimlico_getUserOperationGasPrice'
  params?: unknown[]
}
/**
 * Response of POST /v1/bundler: One JSON-RPC call to a bundler of the chain, of those that the operator lists.
 */
export interface CallBundlerResponse {
  jsonrpc: '2.0'
  id: string | number | null
  result?: unknown
  error?: {
    code: number
    message: string
    data?: unknown
    [k: string]: unknown
  }
}
/**
 * Query of POST /v1/paymaster.
 */
export interface CallPaymasterQuery {
  /**
   * CAIP-2 id
   */
  chainId: string
}
/**
 * Body of POST /v1/paymaster.
 */
export interface CallPaymasterBody {
  jsonrpc?: '2.0'
  id?: string | number | null
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData'
  params?: unknown[]
}
/**
 * Response of POST /v1/paymaster: One JSON-RPC call (ERC-7677) to the paymaster of the chain, if the operator pays for operations there.
 */
export interface CallPaymasterResponse {
  jsonrpc: '2.0'
  id: string | number | null
  result?: unknown
  error?: {
    code: number
    message: string
    data?: unknown
    [k: string]: unknown
  }
}
/**
 * Response of GET /auth/v1/nonce: A nonce for one sign-in within 10 minutes, from a page of the project.
 */
export interface GetAuthNonceResponse {
  nonce: string
  /**
   * To be sent with the message that holds the nonce, as `x-nonce-jwt`
   */
  token: string
  /**
   * The clock of the server, by which messages are dated, in ms since 1970
   */
  now: number
  /**
   * When the nonce ends, in ms since 1970
   */
  expiresAt: number
}
/**
 * Body of POST /auth/v1/authenticate.
 */
export interface AuthenticateBody {
  /**
   * EIP-4361, or CAIP-122 for other chains
   */
  message: string
  /**
   * As the wallet gave it
   */
  signature: string
  /**
   * The fields of the message as the page knows them; all must be what the message says
   */
  data?: {
    [k: string]: unknown
  }
  /**
   * That an e-mail address of the account was confirmed (`PUT /auth/v1/otp`); it is then kept
   */
  emailToken?: string
  /**
   * Is not kept
   */
  clientId?: string | null
  /**
   * Is not kept
   */
  walletInfo?: {
    [k: string]: unknown
  } | null
}
/**
 * Response of POST /auth/v1/authenticate: Signs in whoever signed the message. A try ends its nonce.
 */
export interface AuthenticateResponse {
  /**
   * JWT, signed by EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (an hour)
   */
  token: string
  /**
   * Who is signed in: one account
   */
  accounts: {
    /**
     * CAIP-2 id
     */
    chainId: string
    address: string
  }[]
  /**
   * When the session ends, in ms since 1970
   */
  expiresAt: number
}
/**
 * Response of GET /auth/v1/me: Whose session it is, with a new token when the one that was sent is half over.
 */
export interface GetSignedInResponse {
  /**
   * Who is signed in: one account
   */
  accounts: {
    /**
     * CAIP-2 id
     */
    chainId: string
    address: string
  }[]
  /**
   * When the session ends, in ms since 1970
   */
  expiresAt: number
  /**
   * JWT, signed by EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (an hour)
   */
  token?: string
  /**
   * What the app keeps with the account: a JSON object of 4 KiB at most
   */
  metadata?: {
    [k: string]: unknown
  }
}
/**
 * Body of PUT /auth/v1/account-metadata.
 */
export interface SetAccountMetadataBody {
  /**
   * What the app keeps with the account: a JSON object of 4 KiB at most
   */
  metadata: {
    [k: string]: unknown
  }
}
/**
 * Response of PUT /auth/v1/account-metadata: Keeps what the app knows of the account, in place of what was kept.
 */
export interface SetAccountMetadataResponse {
  success: true
}
/**
 * Response of POST /auth/v1/sign-out: Ends the session. Its last token is good for offline checks until it expires.
 */
export interface SignOutResponse {
  success: true
}
/**
 * Response of GET /auth/v1/jwks.json: The keys that tokens are signed with (RFC 7517).
 */
export interface GetAuthKeysResponse {
  keys: {
    kty: 'OKP'
    crv: 'Ed25519'
    x: string
    kid: string
    alg: 'EdDSA'
    use: 'sig'
  }[]
}
/**
 * Body of POST /auth/v1/otp.
 */
export interface SendOtpBody {
  /**
   * The e-mail address of the visitor
   */
  email: string
  /**
   * The account that is going to sign in, CAIP-10
   */
  account: string
}
/**
 * Response of POST /auth/v1/otp: Mails a code of six digits. Answers the same, as fast, whoever has the address.
 */
export interface SendOtpResponse {
  /**
   * Of the code that was mailed
   */
  uuid: string
  /**
   * When the code ends, in ms since 1970
   */
  expiresAt: number
  /**
   * When another may be asked for, in ms since 1970
   */
  retryAt: number
  /**
   * The clock of the server, in ms since 1970
   */
  now: number
}
/**
 * Body of PUT /auth/v1/otp.
 */
export interface CheckOtpBody {
  /**
   * Of the code that was mailed
   */
  uuid: string
  /**
   * The code of the mail
   */
  code: string
}
/**
 * Response of PUT /auth/v1/otp: Confirms the address by the code. A code works once, within 20 minutes and five tries.
 */
export interface CheckOtpResponse {
  /**
   * To be sent with the sign-in of the account as `emailToken`, within half an hour
   */
  token: string
}
/**
 * Response of GET /auth/v1/email: The confirmed e-mail address of who is signed in.
 */
export interface GetEmailResponse {
  email: string | null
}
/**
 * Response of DELETE /auth/v1/email: Forgets the e-mail address of who is signed in. Signing out does not.
 */
export interface DeleteEmailResponse {
  success: true
}
/**
 * Query of GET /getWallets.
 */
export interface GetWalletsQuery {
  page?: number
  /**
   * At most 100 are answered
   */
  entries?: number
  search?: string
  include?: string
  exclude?: string
  chains?: string
  names?: string
  rdns?: string
  badge_type?: 'none' | 'certified'
  platform?: string
}
/**
 * Response of GET /getWallets: A page of the wallet directory.
 */
export interface GetWalletsResponse {
  /**
   * Wallets that match on all pages
   */
  count: number
  data: {
    /**
     * 64 hex digits, the same for ever
     */
    id: string
    name: string
    homepage: string
    image_id: string
    order: number
    /**
     * CAIP-2 ids
     */
    chains: string[]
    rdns: string | null
    mobile_link: string | null
    desktop_link: string | null
    webapp_link: string | null
    link_mode: string | null
    app_store: string | null
    play_store: string | null
    chrome_store: string | null
    injected:
      | {
          namespace: string
          injected_id: string
        }[]
      | null
    badge_type: 'none' | 'certified'
  }[]
}
/**
 * Query of GET /projects/v1/origins.
 */
export interface GetAllowedOriginsQuery {
  projectId?: string
}
/**
 * Response of GET /projects/v1/origins: Origins that a project allows; none listed means any.
 */
export interface GetAllowedOriginsResponse {
  allowedOrigins: string[]
}
/**
 * Response of GET /appkit/v1/config: Features of a project: an empty list, nothing is restricted.
 */
export interface GetProjectConfigResponse {
  features: {
    id: string
    isEnabled: boolean
    config: unknown
  }[]
}
/**
 * Response of GET /appkit/v1/project-limits: Whether a project used up its quota.
 */
export interface GetProjectLimitsResponse {
  planLimits: {
    tier: string
    isAboveRpcLimit: boolean
    isAboveMauLimit: boolean
  }
}
/**
 * Response of GET /getAnalyticsConfig: Whether events are wanted.
 */
export interface GetAnalyticsConfigResponse {
  isAnalyticsEnabled: boolean
}
/**
 * Body of POST /e.
 */
export interface SendEventBody {
  eventId: string
  url?: string
  domain?: string
  /**
   * Milliseconds since 1970, by the clock of the visitor
   */
  timestamp: number
  props: {
    type?: string
    event?: string
    address?: string | null
    properties?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
}
/**
 * Response of POST /e: Takes one event; dropped unread while analytics is off.
 */
export interface SendEventResponse {
  status: 'OK'
}
/**
 * Body of POST /batch.
 *
 * @maxItems 500
 */
export type SendEventsBody = {
  eventId: string
  url?: string
  domain?: string
  /**
   * Milliseconds since 1970, by the clock of the visitor
   */
  timestamp: number
  props: {
    type?: string
    event?: string
    address?: string | null
    properties?: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
}[]
/**
 * Response of POST /batch: Takes up to 500 events; dropped unread while analytics is off.
 */
export interface SendEventsResponse {
  status: 'OK'
}
