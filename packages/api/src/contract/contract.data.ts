// Written by `pnpm --filter @kit/api run contract` from the schemas that kit-server checks its calls with. Not to be edited.
/** Query of POST /v1. */
export interface CallRpcQuery {
  /** CAIP-2 id */
  chainId: string
  /** Asks this node alone; for the testing project */
  providerId?: string
  /** Prefers the same node for the same session */
  sessionId?: string
  source?: string
}
/** Response of GET /v1/supported-chains: The chains that are served, and those with a WebSocket interface. */
export interface GetSupportedChainsResponse {
  http: string[]
  ws: string[]
}
/** Query of GET /v1/identity/{address}. */
export interface GetIdentityQuery {
  sender?: string
  clientId?: string
  /** false asks the chain again; for the testing project alone */
  useCache?: 'true' | 'false'
}
/** Response of GET /v1/identity/{address}: Name and picture of an account: ENS, then own names; null where there is none. */
export interface GetIdentityResponse {
  name: string | null
  /** https, ipfs or data URI */
  avatar: string | null
  resolvedAt: string
}
/** Body of POST /v1/profile/account. */
export interface RegisterNameBody {
  /** JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds. */
  message: string
  /** Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the chain of the signer */
  coin_type: number
  /** The signer, with checksum */
  address: string
}
/** Response of POST /v1/profile/account: Registers a name; the message is {name, attributes?, timestamp}. */
export interface RegisterNameResponse {
  name: string
  registered_at: string
  updated_at: string
  attributes: {
    [k: string]: string
  }
  /** By ENSIP-11 coin type; 60 is Ethereum */
  addresses: {
    [k: string]: {
      address: string
      created_at: string
    }
  }
}
/** Body of POST /v1/profile/account/{name}/attributes. */
export interface UpdateNameAttributesBody {
  /** JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds. */
  message: string
  /** Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the chain of the signer */
  coin_type: number
  /** The signer, with checksum */
  address: string
}
/** Body of POST /v1/profile/account/{name}/address. */
export interface UpdateNameAddressBody {
  /** JSON as text, signed as it stands (EIP-191). Its timestamp is in seconds. */
  message: string
  /** Of a key, a contract wallet (EIP-1271) or one to come (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the chain of the signer */
  coin_type: number
  /** The signer, with checksum */
  address: string
}
/** Query of GET /v1/profile/account/{name}. */
export interface GetNameQuery {
  /** With 2, nothing found is an empty list with status 200 */
  apiVersion?: string
}
/** Query of GET /v1/profile/reverse/{address}. */
export interface GetNamesOfAddressQuery {
  sender?: string
  /** With 2, nothing found is an empty list with status 200 */
  apiVersion?: string
}
/** Query of GET /v1/profile/suggestions/{name}. */
export interface SuggestNamesQuery {
  /** Last two parts of the names; default: the first zone served */
  zone?: string
}
/** Response of GET /v1/profile/suggestions/{name}: The name itself, then free words that begin with it; at most five. */
export interface SuggestNamesResponse {
  suggestions: {
    name: string
    registered: boolean
  }[]
}
/** Query of GET /v1/account/{address}/balance. */
export interface GetBalanceQuery {
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /** CAIP-2 id; all chains without it */
  chainId?: string
  /** CAIP-10 ids of tokens that are read now and answered even at zero, separated by commas */
  forceUpdate?: string
}
/** Response of GET /v1/account/{address}/balance: What an account holds on one chain or on all, the most valuable first; nothing that is zero. */
export interface GetBalanceResponse {
  balances: {
    name: string
    symbol: string
    /** CAIP-2 id */
    chainId: string
    /** CAIP-10 id of the token; absent for the currency of the chain */
    address?: string
    /** In the currency asked for; absent where the price is not known */
    value?: number
    /** Of one whole unit; 0 if unknown */
    price: number
    quantity: {
      decimals: string
      /** Whole units, exact */
      numeric: string
    }
    /** Empty where there is none */
    iconUrl: string
  }[]
}
/** Body of POST /v1/fungible/price. */
export interface GetFungiblePriceBody {
  projectId?: string
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /** CAIP-10 ids; the currency of a chain is 0xeeee… on EVM chains */
  addresses: string[]
}
/** Response of POST /v1/fungible/price: Prices of tokens, in the order in which they were asked. */
export interface GetFungiblePriceResponse {
  fungibles: {
    /** As it was asked */
    address: string
    name: string
    symbol: string
    /** Empty where there is none */
    iconUrl: string
    /** Of one whole unit; 0 if unknown */
    price: number
    decimals: number
  }[]
}
/** Query of GET /v1/account/{address}/history. */
export interface GetHistoryQuery {
  /** CAIP-2 id, or the number of an EVM chain; without it all chains */
  chainId?: string
  /** `next` of the page before */
  cursor?: string
  /** `coinbase`: purchases in place of transactions */
  onramp?: string
  currency?: string
}
/** Response of GET /v1/account/{address}/history: Transactions of an account, newest first, 50 a page. */
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
      /** Hash, or signature on Solana */
      hash: string
      /** RFC 3339 */
      minedAt: string
      sentFrom: string
      sentTo: string
      /** `confirmed`, `failed`, `pending`, or `ONRAMP_TRANSACTION_STATUS_…` of a purchase */
      status: string
      /** Nonce of the sender; 0 on Solana */
      nonce: number
      application: {
        name: string | null
        iconUrl: string | null
      } | null
      /** CAIP-2 id */
      chain: string | null
    }
    transfers: {
      /** Null for collectibles */
      fungible_info: {
        name: string
        symbol: string
        icon: {
          url: string
        } | null
      } | null
      /** Null for fungible tokens */
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
        /** Decimal number of whole tokens, exact */
        numeric: string
      }
      /** Worth of the quantity, null when not known */
      value: number | null
      /** Worth of one token, null when not known */
      price: number | null
    }[]
  }[]
  /** Cursor of the next page: 80 characters that mean nothing to others; null after the last */
  next: string | null
}
/** Query of GET /v1/account/{address}/nfts. */
export interface GetNftsQuery {
  /** CAIP-2 id */
  chainId: string
  /** `next` of the page before */
  cursor?: string
}
/** Response of GET /v1/account/{address}/nfts: NFTs of an account on one chain, the last received first, at most 24 a page. */
export interface GetNftsResponse {
  data: {
    /** CAIP-2 id */
    chainId: string
    /** CAIP-10 id of the contract */
    address: string
    /** Decimal */
    tokenId: string
    standard: 'erc721' | 'erc1155'
    /** How many of it the account holds, decimal */
    quantity: string
    /** As its metadata has it; null where there is none that may be read */
    name: string | null
    /** Name of the contract */
    collection: string | null
    description: string | null
    /** A `data:` URI, or a link to a host that the operator allowed; null where there is neither */
    image: string | null
    flags: {
      is_spam: boolean
    }
  }[]
  /** Cursor of the next page, which means nothing to others; null after the last. A page may have few rows or none before that */
  next: string | null
}
/** Query of GET /v1/convert/tokens. */
export interface GetSwapTokensQuery {
  /** CAIP-2 id */
  chainId: string
  /** Only this token, as an address or CAIP-10 id */
  address?: string
}
/** Response of GET /v1/convert/tokens: Tokens that can be swapped on a chain, its own currency first. */
export interface GetSwapTokensResponse {
  tokens: {
    name: string
    symbol: string
    /** CAIP-10 id */
    address: string
    decimals: number
    logoUri: string | null
    /** Whether it takes approvals by signature */
    eip2612: boolean
  }[]
}
/** Query of GET /v1/convert/quotes. */
export interface GetSwapQuotesQuery {
  /** Whole number of base units */
  amount: string
  /** CAIP-10 id */
  from: string
  /** CAIP-10 id */
  to: string
  /** Wei; not needed */
  gasPrice?: string
  /** Not needed */
  userAddress?: string
}
/** Response of GET /v1/convert/quotes: What an amount brings at best on the exchanges of a chain. */
export interface GetSwapQuotesResponse {
  quotes: {
    id: string | null
    fromAmount: string
    fromAccount: string
    toAmount: string
    toAccount: string
  }[]
}
/** Query of GET /v1/convert/build-approve. */
export interface BuildSwapApprovalQuery {
  /** CAIP-10 id */
  from: string
  /** CAIP-10 id */
  to: string
  /** Base units; unlimited without it */
  amount?: string
  /** Not needed */
  userAddress?: string
}
/** Response of GET /v1/convert/build-approve: Calldata that lets the router of a chain move a token; it goes to the contract of the token that is sold. */
export interface BuildSwapApprovalResponse {
  tx: {
    /** As it was asked */
    from: string
    /** As it was asked */
    to: string
    data: string
    value: string
    eip155: {
      /** Wei */
      gasPrice: string
    }
  }
}
/** Body of POST /v1/convert/build-transaction. */
export interface BuildSwapTransactionBody {
  projectId?: string
  /** Whole number of base units */
  amount: string
  /** CAIP-10 id */
  from: string
  /** CAIP-10 id */
  to: string
  /** CAIP-10 id */
  userAddress: string
  /** Needed */
  eip155?: {
    /** Percent, in steps of 0.01 */
    slippage: number
    /** Arguments of an EIP-2612 permit for the router, ABI-encoded */
    permit?: string
  }
  /** Answers an upper bound of gas without asking a node */
  disableEstimate?: boolean
}
/** Response of POST /v1/convert/build-transaction: The transaction of a swap; its value is the amount where the currency of the chain is sold, else zero. */
export interface BuildSwapTransactionResponse {
  tx: {
    /** CAIP-10 id of the account */
    from: string
    /** CAIP-10 id of the contract that is called */
    to: string
    data: string
    /** What the swap is expected to bring, in base units */
    amount: string
    eip155: {
      gas: string
      /** Wei */
      gasPrice: string
    }
  }
}
/** Query of GET /v1/convert/gas-price. */
export interface GetGasPriceQuery {
  /** CAIP-2 id */
  chainId: string
}
/** Response of GET /v1/convert/gas-price: What gas costs now, at three speeds. */
export interface GetGasPriceResponse {
  /** Wei */
  standard: string
  /** Wei */
  fast: string
  /** Wei */
  instant: string
}
/** Query of GET /v1/convert/allowance. */
export interface GetSwapAllowanceQuery {
  /** CAIP-10 id */
  tokenAddress: string
  /** CAIP-10 id */
  userAddress: string
}
/** Response of GET /v1/convert/allowance: How much of a token the router of its chain may move for an account. */
export interface GetSwapAllowanceResponse {
  /** Base units */
  allowance: string
}
/** Body of POST /v1/onramp/quote. */
export interface GetOnrampQuoteBody {
  purchaseCurrency: {
    symbol: string
    [k: string]: unknown
  }
  paymentCurrency: {
    id: string
    [k: string]: unknown
  }
  /** Decimal number */
  amount: string | number
  /** Name of a network of the options */
  network: string
}
/** Query of GET /v1/onramp/buy/options. */
export interface GetOnrampBuyOptionsQuery {
  country: string
  subdivision?: string
}
/** Query of GET /v1/onramp/buy/quotes. */
export interface GetOnrampBuyQuotesQuery {
  purchaseCurrency: string
  purchaseNetwork?: string
  /** Decimal number */
  paymentAmount: string | number
  paymentCurrency: string
  paymentMethod: string
  country: string
  subdivision?: string
}
/** Body of POST /v1/generators/onrampurl. */
export interface GetOnrampUrlBody {
  /**
   * @minItems 1
   * @maxItems 50
   */
  destinationWallets: [
    {
      address: string
      /** @maxItems 50 */
      blockchains?: string[]
      /** @maxItems 50 */
      assets?: string[]
    },
    ...{
      address: string
      /** @maxItems 50 */
      blockchains?: string[]
      /** @maxItems 50 */
      assets?: string[]
    }[]
  ]
  partnerUserId: string
  defaultNetwork?: string | null
  defaultExperience?: ('buy' | 'send') | null
  presetCryptoAmount?: number | null
  presetFiatAmount?: number | null
}
/** Response of POST /v1/generators/onrampurl: The page where the visitor pays. */
export interface GetOnrampUrlResponse {
  url: string
}
/** Response of GET /v1/exchanges: Exchanges that pay out, and what they pay. */
export interface GetExchangesResponse {
  exchanges: {
    /** Id of an exchange */
    id: string
    name: string
    imageUrl: string | null
  }[]
  assets: {
    /** CAIP-2 id */
    chainId: string
    /** Address of a token, or `native` */
    asset: string
    name: string
    symbol: string
    decimals: number
    iconUrl: string | null
  }[]
}
/** Body of POST /v1/exchanges/{exchange}/payments. */
export interface CreateExchangePaymentBody {
  /** The dapp’s own name of the payment: one of each project */
  paymentId: string
  /** CAIP-2 id */
  chainId: string
  /** Address of a token, or `native` */
  asset: string
  /** Base units */
  amount: string
  recipient: string
}
/** Response of POST /v1/exchanges/{exchange}/payments: The page of an exchange where a payment is paid. */
export interface CreateExchangePaymentResponse {
  url: string
  /** waiting for the visitor, pending at the exchange, submitted to the chain, success, failure (the visitor declined), refund (what was paid is given back), timeout (the visitor did not pay in time) */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
}
/** Response of GET /v1/exchanges/{exchange}/payments/{paymentId}: How far a payment at an exchange is. */
export interface GetExchangePaymentResponse {
  /** waiting for the visitor, pending at the exchange, submitted to the chain, success, failure (the visitor declined), refund (what was paid is given back), timeout (the visitor did not pay in time) */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
  hash: string | null
}
/** Query of POST /v1/sessions/{account}. */
export interface CreateSessionQuery {
  /** With 2 the key is the hex of its bytes, else the hex of that text */
  v?: '1' | '2'
}
/** Body of POST /v1/sessions/{account}. */
export interface CreateSessionBody {
  /** Seconds since 1970 */
  expiry: number
  /** The key of the dapp, which proves that it is the dapp that asks for signatures */
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
  /** @maxItems 64 */
  policies: unknown[]
  /** Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open */
  signature?: string
  /** Of the proof, at random */
  nonce?: string
  /** Of the proof: seconds since 1970, at most an hour from now */
  expires?: number
}
/** Response of POST /v1/sessions/{account}: Makes a wallet session with a key of its own. */
export interface CreateSessionResponse {
  pci: string
  key: {
    type: 'secp256k1'
    publicKey: string
  }
}
/** Query of GET /v1/sessions/{account}. */
export interface ListSessionsQuery {
  /** Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open */
  signature?: string
  /** Of the proof, at random */
  nonce?: string
  /** Of the proof: seconds since 1970, at most an hour from now */
  expires?: string
  /** `next` of the page before */
  cursor?: string
}
/** Response of GET /v1/sessions/{account}: The wallet sessions of an account, the newest first; at most 255, or a MiB of them. */
export interface ListSessionsResponse {
  pcis: {
    project: {
      id: string
      name: string
      url: null
      iconUrl: null
    }
    pci: string
    /** Seconds since 1970 */
    expiry: number
    /** Seconds since 1970 */
    createdAt: number
    permissions: {
      type: string
      data: unknown
      [k: string]: unknown
    }[]
    policies: unknown[]
    context: string
    /** Seconds since 1970 */
    revokedAt: number | null
  }[]
  /** Cursor of the next page, null after the last */
  next: string | null
}
/** Query of GET /v1/sessions/{account}/getcontext. */
export interface GetSessionContextQuery {
  /** Id of a session: a UUID */
  pci: string
}
/** Response of GET /v1/sessions/{account}/getcontext: What the wallet gave when it activated the session. */
export interface GetSessionContextResponse {
  /** Hex that the wallet gave */
  context: string
}
/** Body of POST /v1/sessions/{account}/activate. */
export interface ActivateSessionBody {
  /** Id of a session: a UUID */
  pci: string
  /** Seconds since 1970 */
  expiry: number
  /** The key of the dapp, which proves that it is the dapp that asks for signatures */
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
  /** @maxItems 64 */
  policies: unknown[]
  /** Hex that the wallet gave */
  context: string
  /** Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open */
  signature?: string
  /** Of the proof, at random */
  nonce?: string
  /** Of the proof: seconds since 1970, at most an hour from now */
  expires?: number
}
/** Body of POST /v1/sessions/{account}/revoke. */
export interface RevokeSessionBody {
  /** Id of a session: a UUID */
  pci: string
  /** Of the account (EIP-191), over the text of the proof that the manual gives; needed unless the server is open */
  signature?: string
  /** Of the proof, at random */
  nonce?: string
  /** Of the proof: seconds since 1970, at most an hour from now */
  expires?: number
}
/** Body of POST /v1/sessions/{account}/sign. */
export interface SignUserOperationBody {
  /** Id of a session: a UUID */
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
    /** Not part of what is signed */
    signature?: string | null
  }
  /** Of the signer of the session (EIP-191), over the text of the proof that the manual gives; needed unless the server is open */
  signature?: string
  /** Of the proof, at random */
  nonce?: string
  /** Of the proof: seconds since 1970, at most an hour from now */
  expires?: number
}
/** Response of POST /v1/sessions/{account}/sign: Signs a user operation (ERC-4337 v0.7) that the session permits, with the key of the session. */
export interface SignUserOperationResponse {
  signature: string
}
/** Query of POST /v1/bundler. */
export interface CallBundlerQuery {
  /** CAIP-2 id */
  chainId: string
  /** Name of the bundler; without it the first of the chain */
  bundler?: string
}
/** Body of POST /v1/bundler. */
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
/** Query of POST /v1/paymaster. */
export interface CallPaymasterQuery {
  /** CAIP-2 id */
  chainId: string
}
/** Body of POST /v1/paymaster. */
export interface CallPaymasterBody {
  jsonrpc?: '2.0'
  id?: string | number | null
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData'
  params?: unknown[]
}
