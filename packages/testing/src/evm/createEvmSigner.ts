import {
  type Address,
  BaseError,
  type Client,
  createClient,
  encodeFunctionData,
  type Hex,
  http,
  type TypedDataDefinition,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { getCode, sendTransaction, signAuthorization } from 'viem/actions'
import { ProviderError } from './ProviderError.js'
import { parseParams } from './parseParams.js'

/** A signer with real keys, and a node per chain to send to. The caller handles consent. */
export type EvmSigner = {
  /** Checksummed, in the order of the keys. */
  readonly addresses: readonly Address[]
  /** Returns the account that would sign this request. Throws `ProviderError` -32602 for parameters that the standard does not allow. */
  signerOf(method: SigningMethod, params: unknown): Address
  /** Signs, and for `eth_sendTransaction` also sends. Throws `ProviderError`: 4100 for an account without a key, -32602, -32603. */
  sign(method: SigningMethod, params: unknown, chain: { readonly id: number; readonly rpcUrl: string }): Promise<Hex>
  /** Sends calls as one transaction of an account that delegates to the chain's `batchContract`. Throws as `sign` does. */
  signBatch(from: Address, calls: readonly unknown[], chain: BatchChain): Promise<Hex>
}

/** A chain, and the contract that accounts delegate to for batches. */
export type BatchChain = { readonly id: number; readonly rpcUrl: string; readonly batchContract: Address }

/** The methods of EIP-191, EIP-712 and EIP-1474 that need a key. */
export type SigningMethod = 'personal_sign' | 'eth_signTypedData_v4' | 'eth_sendTransaction'

const batchAbi = [
  {
    type: 'function',
    name: 'execute',
    stateMutability: 'payable',
    outputs: [],
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
  },
] as const

/** Whether a method needs a key. */
export const isSigningMethod = (method: string): method is SigningMethod =>
  method === 'personal_sign' || method === 'eth_signTypedData_v4' || method === 'eth_sendTransaction'

/**
 * Creates a signer that uses private keys as a wallet would: strict about parameters, local signature, raw transaction to the node.
 * Transactions of one account are prepared one after another, so that their nonces do not clash.
 *
 * @example createEvmSigner(['0xac09…']).sign('personal_sign', ['0x6869', address], { id: 31337, rpcUrl })
 */
export const createEvmSigner = (keys: readonly Hex[]): EvmSigner => {
  const accounts = keys.map((key) => privateKeyToAccount(key))
  const lastSend = new Map<Address, Promise<unknown>>()

  const accountOf = (address: Address): PrivateKeyAccount => {
    const account = accounts.find((candidate) => candidate.address === address)
    if (!account) throw new ProviderError(4100, 'The requested account is not in this wallet.')
    return account
  }

  const sendNext = (account: PrivateKeyAccount, prepare: (client: Client) => Promise<object>, rpcUrl: string) => {
    const client = createClient({ transport: http(rpcUrl) })
    const before = lastSend.get(account.address) ?? Promise.resolve()
    // viem's type for a request is a union over envelope kinds; the node and the serializer check the rest.
    const sent = before.then(async () =>
      sendTransaction(client, { ...(await prepare(client)), account, chain: null } as never),
    ) as Promise<Hex>
    lastSend.set(
      account.address,
      sent.catch(() => undefined),
    )
    return sent
  }

  const send = (account: PrivateKeyAccount, params: unknown, chain: { id: number; rpcUrl: string }): Promise<Hex> => {
    const request = readTransaction(params, chain.id)
    return sendNext(account, async () => request, chain.rpcUrl)
  }

  const sendBatch = async (from: Address, calls: readonly unknown[], { id, rpcUrl, batchContract }: BatchChain) => {
    const account = accountOf(from)
    const read = calls.map((call) => readTransaction([call], id))
    const args = [read.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))]
    const data = encodeFunctionData({ abi: batchAbi, functionName: 'execute', args } as never)
    const prepare = async (client: Client) => {
      const code = await getCode(client, { address: from })
      const call = { to: from, data }
      if (code?.toLowerCase() === `0xef0100${batchContract.slice(2)}`.toLowerCase()) return call
      const delegation = { account, chainId: id, contractAddress: batchContract, executor: 'self' } as const
      return { ...call, authorizationList: [await signAuthorization(client, delegation)] }
    }
    return sendNext(account, prepare, rpcUrl)
  }

  const signWith = async (method: SigningMethod, params: unknown, chain: { id: number; rpcUrl: string }) => {
    const account = accountOf(signerOf(method, params))
    const [first, second] = parseParams.list(params)
    if (method === 'personal_sign') return account.signMessage({ message: { raw: parseParams.hex(first, 'message') } })
    if (method === 'eth_signTypedData_v4') return account.signTypedData(readTypedData(second, chain.id))
    return send(account, params, chain)
  }

  return {
    addresses: accounts.map((account) => account.address),
    signerOf,
    sign: (method, params, chain) => signWith(method, params, chain).catch(asProviderError),
    signBatch: (from, calls, chain) => sendBatch(from, calls, chain).catch(asProviderError),
  }
}

const signerOf = (method: SigningMethod, params: unknown): Address => {
  const [first, second] = parseParams.list(params)
  if (method === 'eth_sendTransaction') return parseParams.address(parseParams.record(first).from)
  return parseParams.address(method === 'personal_sign' ? second : first)
}

const readTypedData = (value: unknown, chainId: number): TypedDataDefinition => {
  const data = parseParams.record(typeof value === 'string' ? parseJson(value) : value)
  const domain = parseParams.record(data.domain ?? {})
  // Wallets reject a domain of another chain: a signature for it could be replayed there (EIP-712, security).
  if (domain.chainId !== undefined && BigInt(domain.chainId as string) !== BigInt(chainId)) {
    throw new ProviderError(
      -32603,
      `The domain's chainId ${String(domain.chainId)} is not the active chain ${chainId}.`,
    )
  }
  const primaryType = parseParams.text(data.primaryType, 'primaryType')
  const types = parseParams.record(data.types)
  return { domain, types, primaryType, message: parseParams.record(data.message) } as TypedDataDefinition
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError(-32602, 'Invalid params: typed data is not JSON')
  }
}

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

const readTransaction = (params: unknown, chainId: number): Readonly<Record<string, unknown>> => {
  const given = parseParams.record(parseParams.list(params)[0])
  if (given.chainId !== undefined && parseParams.chainId(given.chainId) !== chainId) {
    throw new ProviderError(-32602, 'Invalid params: chainId is not the active chain')
  }
  const request: Record<string, unknown> = {}
  if (given.to !== undefined && given.to !== null) request.to = parseParams.address(given.to)
  const data = given.data ?? given.input
  if (data !== undefined) request.data = parseParams.hex(data, 'data')
  for (const name of quantities) if (given[name] !== undefined) request[name] = parseParams.quantity(given[name], name)
  const nonce = parseParams.quantity(given.nonce, 'nonce')
  if (nonce !== undefined) request.nonce = Number(nonce)
  return request
}

const asProviderError = (error: unknown): never => {
  if (error instanceof ProviderError) throw error
  if (error instanceof BaseError) throw new ProviderError(-32603, error.shortMessage, { details: error.details })
  throw new ProviderError(-32603, error instanceof Error ? error.message : 'Internal error')
}
