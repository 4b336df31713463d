import type { Holding } from '../../../balances/Holding.js'
import type { Chains } from '../../../chain/Chains.js'
import type { Asset } from '../../../tokens/Asset.js'
import type { Tokens } from '../../../tokens/createTokens.js'
import type { Token } from '../../../tokens/Token.js'
import type { ContractReader } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { readQuantity } from '../contracts/readQuantity.js'

/** What balances of EVM chains are read with. */
export type EvmHoldingsOptions = {
  readonly chains: Chains
  readonly reader: ContractReader
  readonly tokens: Tokens
  /** Contracts that an account had to do with, in small letters. */
  readonly seen: (chain: string, account: string) => Promise<readonly string[]>
}

/**
 * What an account holds on an EVM chain: its own currency, listed tokens and those that it was seen with. Nothing that is zero; tokens that
 * do not answer are left out.
 *
 * @throws NoUpstreamAnswered, RpcFailure
 */
export async function readEvmHoldings(
  options: EvmHoldingsOptions,
  chain: string,
  account: string,
): Promise<readonly Holding[]> {
  const { chains, reader, tokens } = options
  const native = tokens.listed({ chain, address: 'native' }) as Token
  const list = tokens.list(chain)
  const [nativeAmount, amounts, others] = await Promise.all([
    readQuantity(chains, chain, 'eth_getBalance', [account, 'latest']),
    reader.read(chain, list.map(balanceOf(account))),
    readSeen(options, chain, account)
      // Whatever they do, the rest is answered.
      .catch((): Holding[] => []),
  ])

  return [{ token: native, amount: nativeAmount }, ...withTokens(list, amounts), ...others].filter(
    ({ amount }) => amount > 0n,
  )
}

/**
 * What an account holds of certain assets of an EVM chain now, zeros too; those that are no tokens are left out.
 *
 * @throws NoUpstreamAnswered, RpcFailure
 */
export async function readEvmHoldingsOf(
  { chains, reader, tokens }: EvmHoldingsOptions,
  chain: string,
  account: string,
  assets: readonly Asset[],
): Promise<readonly Holding[]> {
  const contracts = assets.filter(({ address }) => address !== 'native')
  const [amounts, found, nativeAmount] = await Promise.all([
    reader.read(chain, contracts.map(balanceOf(account))),
    tokens.find(contracts),
    contracts.length === assets.length ? undefined : readQuantity(chains, chain, 'eth_getBalance', [account, 'latest']),
  ])
  const native = tokens.listed({ chain, address: 'native' })
  return withTokens([...found, nativeAmount === undefined ? undefined : native], [...amounts, nativeAmount])
}

/** Tokens beside the listed ones. They are read apart: what a contract that anybody sent does, the listed ones do not feel. */
async function readSeen(
  { reader, tokens, seen }: EvmHoldingsOptions,
  chain: string,
  account: string,
): Promise<readonly Holding[]> {
  const contracts = (await seen(chain, account))
    .map((address) => ({ chain, address }))
    .filter((asset) => tokens.listed(asset) === undefined)
  const found = await reader.read(chain, contracts.map(balanceOf(account)))
  const held = contracts
    .map((asset, index) => ({ ...asset, amount: found[index] }))
    .filter(({ amount }) => typeof amount === 'bigint' && amount > 0n)
  const known = await tokens.find(held)
  return withTokens(
    known,
    held.map(({ amount }) => amount),
  )
}

function balanceOf(account: string) {
  return ({ address }: { readonly address: string }) => ({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
}

function withTokens(tokens: readonly (Token | undefined)[], amounts: readonly unknown[]): readonly Holding[] {
  return tokens.flatMap((token, index) => {
    const amount = amounts[index]
    return token !== undefined && typeof amount === 'bigint' ? [{ token, amount }] : []
  })
}
