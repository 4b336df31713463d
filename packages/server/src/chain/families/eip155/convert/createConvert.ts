import type { z } from 'zod'
import type * as contract from '../../../../contract/convertEndpoints.js'
import type { Cached } from '../../../../platform/cache/createCached.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Chains } from '../../../chains/Chains.js'
import type { Assets } from '../../../tokens/createAssets.js'
import type { Tokens } from '../../../tokens/createTokens.js'
import { type ContractReader, createContractReader } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { createQuotes } from './createQuotes.js'
import { createSwapBuilder } from './createSwapBuilder.js'
import { listSwapTokens } from './listSwapTokens.js'
import { parsePair, requireEvmAsset, requireSwapChain } from './parsePair.js'
import { allowedRouter } from './Route.js'
import { type GasPrice, readGasPrice } from './readGasPrice.js'

type Answer<E extends { answer: z.ZodType }> = z.output<E['answer']>
type Query<E extends { query: z.ZodType }> = z.output<E['query']>

/** Swaps over the configured exchanges; each function returns a response of the contract and throws its refusals. */
export type Convert = {
  tokens(requested: Query<typeof contract.getSwapTokens>): Promise<Answer<typeof contract.getSwapTokens>>
  quotes(requested: Query<typeof contract.getSwapQuotes>): Promise<Answer<typeof contract.getSwapQuotes>>
  approval(requested: Query<typeof contract.buildSwapApproval>): Promise<Answer<typeof contract.buildSwapApproval>>
  transaction(
    requested: z.output<typeof contract.buildSwapTransaction.body>,
  ): Promise<Answer<typeof contract.buildSwapTransaction>>
  gasPrice(chain: string): Promise<GasPrice>
  allowance(requested: Query<typeof contract.getSwapAllowance>): Promise<Answer<typeof contract.getSwapAllowance>>
}

/** Dependencies of {@link createConvert}. */
export type ConvertOptions = {
  readonly chains: Chains
  readonly assets: Assets
  readonly tokens: Tokens
  readonly cached: Cached
  readonly now: () => number
}

/** Gas prices are refreshed with each block, at the latest after this time. */
const maxGasAgeMs = 12_000

/** Combines quotes, allowances and transactions of one router per chain (see `allowedRouter`). */
export function createConvert(options: ConvertOptions): Convert {
  const { chains, assets, tokens, cached, now } = options
  const reader = createContractReader(options)
  const quotes = createQuotes({ chains, reader, cached })
  const buildSwap = createSwapBuilder({ chains, tokens, now })

  async function gasPrice(chain: string): Promise<GasPrice> {
    const { blockTimeMs } = requireSwapChain(chains, chain)
    const freshMs = Math.min(blockTimeMs, maxGasAgeMs)
    return cached(`gas:${chain}`, { freshMs }, () => readGasPrice(chains, chain))
  }

  return {
    gasPrice,

    tokens: (requested) => listSwapTokens(options, requested),

    async quotes({ amount, from, to }) {
      const { amountOut } = await quotes.best(parsePair(options, from, to), BigInt(amount))
      const quote = { id: null, fromAmount: amount, fromAccount: from, toAmount: amountOut.toString(), toAccount: to }
      return { quotes: [quote] }
    },

    // Kits send the calldata to the contract in `tx.from`, which is the token they sell: both are returned as received.
    async approval({ from, to, amount }) {
      const { chain } = parsePair(options, from, to)
      const [{ standard }, { encodeApproval }] = await Promise.all([gasPrice(chain), import('./encodeSwap.js')])
      const data = encodeApproval(requireRouter(chains, chain), amount === undefined ? undefined : BigInt(amount))
      return { tx: { from, to, data, value: '0', eip155: { gasPrice: standard } } }
    },

    async transaction({ amount, from, to, userAddress, eip155, disableEstimate = false }) {
      const pair = parsePair(options, from, to)
      const user = requireEvmAsset(assets, userAddress, 'userAddress')
      if (eip155 === undefined) throw new HttpError(400, '', '`eip155.slippage` is required')
      if (user.chain !== pair.chain) throw new HttpError(400, '', 'The account must be on the chain of the tokens')
      if (user.address === 'native') throw new HttpError(400, '', 'userAddress must be an account')
      const amountIn = BigInt(amount)
      const [quote, { standard }] = await Promise.all([quotes.best(pair, amountIn), gasPrice(pair.chain)])
      const swap = { pair, quote, amountIn, user: user.address, ...eip155 }
      const { target, data, gas } = await buildSwap(swap, disableEstimate)
      return {
        tx: {
          from: userAddress,
          to: `${pair.chain}:${target}`,
          data,
          amount: quote.amountOut.toString(),
          eip155: { gas: gas.toString(), gasPrice: standard },
        },
      }
    },

    allowance: (requested) => readAllowance(options, reader, requested),
  }
}

function requireRouter(chains: Chains, chain: string): string {
  const router = allowedRouter(requireSwapChain(chains, chain))
  if (router === undefined)
    throw new HttpError(400, 'chainId', 'Swaps are not available on this chain: no exchange is configured')
  return router
}

async function readAllowance(
  { assets, chains }: ConvertOptions,
  reader: ContractReader,
  { tokenAddress, userAddress }: Query<typeof contract.getSwapAllowance>,
): Promise<Answer<typeof contract.getSwapAllowance>> {
  const token = requireEvmAsset(assets, tokenAddress, 'tokenAddress')
  const user = requireEvmAsset(assets, userAddress, 'userAddress')
  if (token.chain !== user.chain) throw new HttpError(400, '', 'The account must be on the chain of the token')
  if (user.address === 'native') throw new HttpError(400, '', 'userAddress must be an account')
  const router = requireRouter(chains, token.chain)
  // The native currency is sent with the transaction, so it needs no allowance.
  if (token.address === 'native') return { allowance: (2n ** 256n - 1n).toString() }
  const args = [user.address, router]
  const [allowance] = await reader.read(token.chain, [
    { address: token.address, abi: erc20Abi, functionName: 'allowance', args },
  ])
  if (typeof allowance !== 'bigint') throw new HttpError(400, 'asset', 'Not a token address')
  return { allowance: allowance.toString() }
}
