// Written by `pnpm --filter @kit/api run contract` from the schemas that kit-server checks its calls with. Not to be edited.
/** Query of POST /v1. */
export interface CallRpcQuery {
  /** CAIP-2 ID */
  chainId: string
  /** Uses only this node; testing project only */
  providerId?: string
  /** Prefers the same node for the same session */
  sessionId?: string
  source?: string
}
/** Response of GET /v1/supported-chains: Lists the supported chains, and those with WebSockets. */
export interface GetSupportedChainsResponse {
  http: string[]
  ws: string[]
}
/** Query of GET /v1/identity/{address}. */
export interface GetIdentityQuery {
  sender?: string
  clientId?: string
  /** false bypasses the cache; testing project only */
  useCache?: 'true' | 'false'
}
/** Response of GET /v1/identity/{address}: Returns the name and picture of an account: ENS, then names of this server; null if there is none. */
export interface GetIdentityResponse {
  name: string | null
  /** https, ipfs or data URI */
  avatar: string | null
  resolvedAt: string
}
/** Body of POST /v1/profile/account. */
export interface RegisterNameBody {
  /** JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds. */
  message: string
  /** Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the signer’s chain */
  coin_type: number
  /** Checksummed address of the signer */
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
  /** JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds. */
  message: string
  /** Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the signer’s chain */
  coin_type: number
  /** Checksummed address of the signer */
  address: string
}
/** Body of POST /v1/profile/account/{name}/address. */
export interface UpdateNameAddressBody {
  /** JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds. */
  message: string
  /** Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492) */
  signature: string
  /** ENSIP-11 coin type of the signer’s chain */
  coin_type: number
  /** Checksummed address of the signer */
  address: string
}
/** Query of GET /v1/profile/account/{name}. */
export interface GetNameQuery {
  /** With 2, returns an empty list with status 200 if no names are found */
  apiVersion?: string
}
/** Query of GET /v1/profile/reverse/{address}. */
export interface GetNamesOfAddressQuery {
  sender?: string
  /** With 2, returns an empty list with status 200 if no names are found */
  apiVersion?: string
}
/** Query of GET /v1/profile/suggestions/{name}. */
export interface SuggestNamesQuery {
  /** Last two labels of the names; defaults to the first zone of the server */
  zone?: string
}
/** Response of GET /v1/profile/suggestions/{name}: Suggests names: the name itself, then available names that start with it; at most five. */
export interface SuggestNamesResponse {
  suggestions: {
    name: string
    registered: boolean
  }[]
}
/** Query of GET /v1/account/{address}/balance. */
export interface GetBalanceQuery {
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /** CAIP-2 ID; defaults to all chains */
  chainId?: string
  /** Comma-separated CAIP-10 IDs of tokens to refresh now; returned even if their balance is zero */
  forceUpdate?: string
}
/** Response of GET /v1/account/{address}/balance: Lists the nonzero balances of an account on one chain or on all chains, most valuable first. */
export interface GetBalanceResponse {
  balances: {
    name: string
    symbol: string
    /** CAIP-2 ID */
    chainId: string
    /** CAIP-10 ID of the token; absent for the native currency of the chain */
    address?: string
    /** In the requested currency; absent if the price is unknown */
    value?: number
    /** Price of one whole unit; 0 if unknown */
    price: number
    quantity: {
      decimals: string
      /** Whole units, exact decimal */
      numeric: string
    }
    /** Empty if there is none */
    iconUrl: string
  }[]
}
/** Body of POST /v1/fungible/price. */
export interface GetFungiblePriceBody {
  projectId?: string
  currency: 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'
  /** CAIP-10 IDs; the currency of a chain is 0xeeee… on EVM chains */
  addresses: string[]
}
/** Response of POST /v1/fungible/price: Returns token prices, in the order of the request. */
export interface GetFungiblePriceResponse {
  fungibles: {
    /** As in the request */
    address: string
    name: string
    symbol: string
    /** Empty if there is none */
    iconUrl: string
    /** Price of one whole unit; 0 if unknown */
    price: number
    decimals: number
  }[]
}
/** Query of GET /v1/account/{address}/history. */
export interface GetHistoryQuery {
  /** CAIP-2 ID or EVM chain ID; defaults to all chains */
  chainId?: string
  /** `next` of the previous page */
  cursor?: string
  /** `coinbase` returns purchases instead of transactions */
  onramp?: string
  currency?: string
}
/** Response of GET /v1/account/{address}/history: Lists the transactions of an account, newest first, 50 per page. */
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
      /** `confirmed`, `failed` or `pending`; for purchases `ONRAMP_TRANSACTION_STATUS_…` */
      status: string
      /** Nonce of the sender; 0 on Solana */
      nonce: number
      application: {
        name: string | null
        iconUrl: string | null
      } | null
      /** CAIP-2 ID */
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
        /** Exact decimal number of whole tokens */
        numeric: string
      }
      /** Value of the quantity, null if unknown */
      value: number | null
      /** Price of one token, null if unknown */
      price: number | null
    }[]
  }[]
  /** Opaque cursor of the next page, 80 characters; null on the last page */
  next: string | null
}
/** Query of GET /v1/account/{address}/nfts. */
export interface GetNftsQuery {
  /** CAIP-2 ID */
  chainId: string
  /** `next` of the previous page */
  cursor?: string
}
/** Response of GET /v1/account/{address}/nfts: Lists the NFTs of an account on one chain, most recently received first, at most 24 per page. */
export interface GetNftsResponse {
  data: {
    /** CAIP-2 ID */
    chainId: string
    /** CAIP-10 ID of the contract */
    address: string
    /** Decimal */
    tokenId: string
    standard: 'erc721' | 'erc1155'
    /** Number that the account holds, decimal */
    quantity: string
    /** From its metadata; null if no metadata can be read */
    name: string | null
    /** Name of the contract */
    collection: string | null
    description: string | null
    /** A `data:` URI or a link to an allowed host; null if there is neither */
    image: string | null
    flags: {
      is_spam: boolean
    }
  }[]
  /** Opaque cursor of the next page; null on the last page. Earlier pages can have few rows or none */
  next: string | null
}
/** Query of GET /v1/convert/tokens. */
export interface GetSwapTokensQuery {
  /** CAIP-2 ID */
  chainId: string
  /** Returns only this token, given as an address or CAIP-10 ID */
  address?: string
}
/** Response of GET /v1/convert/tokens: Lists the tokens that can be swapped on a chain, native currency first. */
export interface GetSwapTokensResponse {
  tokens: {
    name: string
    symbol: string
    /** CAIP-10 ID */
    address: string
    decimals: number
    logoUri: string | null
    /** Whether it supports approvals by signature */
    eip2612: boolean
  }[]
}
/** Query of GET /v1/convert/quotes. */
export interface GetSwapQuotesQuery {
  /** Integer in base units */
  amount: string
  /** CAIP-10 ID */
  from: string
  /** CAIP-10 ID */
  to: string
  /** Wei; ignored */
  gasPrice?: string
  /** Ignored */
  userAddress?: string
}
/** Response of GET /v1/convert/quotes: Returns the best quote for an amount on the exchanges of a chain. */
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
  /** CAIP-10 ID */
  from: string
  /** CAIP-10 ID */
  to: string
  /** Base units; defaults to unlimited */
  amount?: string
  /** Ignored */
  userAddress?: string
}
/** Response of GET /v1/convert/build-approve: Builds the calldata of an approval for the router of a chain; send it to the contract of the sold token. */
export interface BuildSwapApprovalResponse {
  tx: {
    /** As in the request */
    from: string
    /** As in the request */
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
  /** Integer in base units */
  amount: string
  /** CAIP-10 ID */
  from: string
  /** CAIP-10 ID */
  to: string
  /** CAIP-10 ID */
  userAddress: string
  /** Needed */
  eip155?: {
    /** Percent, in steps of 0.01 */
    slippage: number
    /** ABI-encoded arguments of an EIP-2612 permit for the router */
    permit?: string
  }
  /** Returns an upper bound for gas without querying a node */
  disableEstimate?: boolean
}
/** Response of POST /v1/convert/build-transaction: Builds the transaction of a swap; its value is the amount if the native currency is sold, otherwise zero. */
export interface BuildSwapTransactionResponse {
  tx: {
    /** CAIP-10 ID of the account */
    from: string
    /** CAIP-10 ID of the called contract */
    to: string
    data: string
    /** Expected output of the swap, in base units */
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
  /** CAIP-2 ID */
  chainId: string
}
/** Response of GET /v1/convert/gas-price: Returns current gas prices for three speeds. */
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
  /** CAIP-10 ID */
  tokenAddress: string
  /** CAIP-10 ID */
  userAddress: string
}
/** Response of GET /v1/convert/allowance: Returns the token allowance of an account for the router of the chain. */
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
  /** Name of a network from the options */
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
/** Response of POST /v1/generators/onrampurl: Returns the URL of the page where the user pays. */
export interface GetOnrampUrlResponse {
  url: string
}
/** Response of GET /v1/exchanges: Lists exchanges and the assets they can send. */
export interface GetExchangesResponse {
  exchanges: {
    /** ID of an exchange */
    id: string
    name: string
    imageUrl: string | null
  }[]
  assets: {
    /** CAIP-2 ID */
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
  /** Payment ID chosen by the dapp; unique within a project */
  paymentId: string
  /** CAIP-2 ID */
  chainId: string
  /** Address of a token, or `native` */
  asset: string
  /** Base units */
  amount: string
  recipient: string
}
/** Response of POST /v1/exchanges/{exchange}/payments: Returns the URL of the exchange page where the user pays. */
export interface CreateExchangePaymentResponse {
  url: string
  /** Waiting for the user, pending at the exchange, submitted to the chain, success, failure (the user declined), refund, or timeout (the user did not pay) */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
}
/** Response of GET /v1/exchanges/{exchange}/payments/{paymentId}: Returns the status of a payment at an exchange. */
export interface GetExchangePaymentResponse {
  /** Waiting for the user, pending at the exchange, submitted to the chain, success, failure (the user declined), refund, or timeout (the user did not pay) */
  status: 'waiting' | 'pending' | 'submitted' | 'success' | 'failure' | 'refund' | 'timeout'
  hash: string | null
}
/** Query of POST /v1/sessions/{account}. */
export interface CreateSessionQuery {
  /** With 2, the key is the hex of its bytes; otherwise the hex of that text */
  v?: '1' | '2'
}
/** Body of POST /v1/sessions/{account}. */
export interface CreateSessionBody {
  /** Unix time in seconds */
  expiry: number
  /** The dapp’s key, which proves that the dapp itself requests signatures */
  signer: {
    type: string
    data: unknown
    [k: string]: unknown
  }
  /**
   * contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} are supported
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
  /** Signature of the account (EIP-191) over the documented proof text; required unless the server is open */
  signature?: string
  /** Random nonce of the proof */
  nonce?: string
  /** Expiry of the proof: Unix time in seconds, at most one hour from now */
  expires?: number
}
/** Response of POST /v1/sessions/{account}: Creates a wallet session with its own key. */
export interface CreateSessionResponse {
  pci: string
  key: {
    type: 'secp256k1'
    publicKey: string
  }
}
/** Query of GET /v1/sessions/{account}. */
export interface ListSessionsQuery {
  /** Signature of the account (EIP-191) over the documented proof text; required unless the server is open */
  signature?: string
  /** Random nonce of the proof */
  nonce?: string
  /** Expiry of the proof: Unix time in seconds, at most one hour from now */
  expires?: string
  /** `next` of the previous page */
  cursor?: string
}
/** Response of GET /v1/sessions/{account}: Lists the wallet sessions of an account, newest first; at most 255 or 1 MiB. */
export interface ListSessionsResponse {
  pcis: {
    project: {
      id: string
      name: string
      url: null
      iconUrl: null
    }
    pci: string
    /** Unix time in seconds */
    expiry: number
    /** Unix time in seconds */
    createdAt: number
    permissions: {
      type: string
      data: unknown
      [k: string]: unknown
    }[]
    policies: unknown[]
    context: string
    /** Unix time in seconds */
    revokedAt: number | null
  }[]
  /** Cursor of the next page; null on the last page */
  next: string | null
}
/** Query of GET /v1/sessions/{account}/getcontext. */
export interface GetSessionContextQuery {
  /** ID of a session: a UUID */
  pci: string
}
/** Response of GET /v1/sessions/{account}/getcontext: Permissions context that the wallet returned when it activated the session. */
export interface GetSessionContextResponse {
  /** Hex returned by the wallet */
  context: string
}
/** Body of POST /v1/sessions/{account}/activate. */
export interface ActivateSessionBody {
  /** ID of a session: a UUID */
  pci: string
  /** Unix time in seconds */
  expiry: number
  /** The dapp’s key, which proves that the dapp itself requests signatures */
  signer: {
    type: string
    data: unknown
    [k: string]: unknown
  }
  /**
   * contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} are supported
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
  /** Hex returned by the wallet */
  context: string
  /** Signature of the account (EIP-191) over the documented proof text; required unless the server is open */
  signature?: string
  /** Random nonce of the proof */
  nonce?: string
  /** Expiry of the proof: Unix time in seconds, at most one hour from now */
  expires?: number
}
/** Body of POST /v1/sessions/{account}/revoke. */
export interface RevokeSessionBody {
  /** ID of a session: a UUID */
  pci: string
  /** Signature of the account (EIP-191) over the documented proof text; required unless the server is open */
  signature?: string
  /** Random nonce of the proof */
  nonce?: string
  /** Expiry of the proof: Unix time in seconds, at most one hour from now */
  expires?: number
}
/** Body of POST /v1/sessions/{account}/sign. */
export interface SignUserOperationBody {
  /** ID of a session: a UUID */
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
    /** Not part of the signed data */
    signature?: string | null
  }
  /** Signature of the signer of the session (EIP-191) over the documented proof text; required unless the server is open */
  signature?: string
  /** Random nonce of the proof */
  nonce?: string
  /** Expiry of the proof: Unix time in seconds, at most one hour from now */
  expires?: number
}
/** Response of POST /v1/sessions/{account}/sign: Signs a user operation (ERC-4337 v0.7) that the session allows with the session key. */
export interface SignUserOperationResponse {
  signature: string
}
/** Query of POST /v1/bundler. */
export interface CallBundlerQuery {
  /** CAIP-2 ID */
  chainId: string
  /** Name of the bundler; defaults to the first of the chain */
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
  /** CAIP-2 ID */
  chainId: string
}
/** Body of POST /v1/paymaster. */
export interface CallPaymasterBody {
  jsonrpc?: '2.0'
  id?: string | number | null
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData'
  params?: unknown[]
}
