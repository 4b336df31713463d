import type { Chains } from '../chain/Chains.js'
import type { ContractReader } from '../chain/createContractReader.js'
import type { Asset } from '../tokens/Asset.js'
import type { Tokens } from '../tokens/createTokens.js'
import { erc20Abi } from '../tokens/erc20Abi.data.js'
import type { Token } from '../tokens/Token.js'
import type { Holding } from './Holding.js'

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
  { chains, reader, tokens, seen }: EvmHoldingsOptions,
  chain: string,
  account: string,
): Promise<readonly Holding[]> {
  const native = tokens.listed({ chain, address: 'native' }) as Token
  const list = tokens.list(chain)
  const known = new Set(list.map(({ address }) => address))
  const [nativeAmount, amounts, others] = await Promise.all([
    chains.call(chain, 'eth_getBalance', [account, 'latest']).then(BigInt as (value: unknown) => bigint),
    reader.read(chain, list.map(balanceOf(account))),
    seen(chain, account)
      .then((addresses) =>
        readSeen(
          chain,
          account,
          addresses.filter((address) => !known.has(address)),
        ),
      )
      // Contracts that only somebody sent: whatever they do, the rest is answered.
      .catch((): Holding[] => []),
  ])

  async function readSeen(chain: string, account: string, addresses: readonly string[]): Promise<readonly Holding[]> {
    const found = await reader.read(
      chain,
      addresses.map((address) => balanceOf(account)({ address })),
    )
    const held = addresses
      .map((address, index) => ({ chain, address, amount: found[index] }))
      .filter(({ amount }) => typeof amount === 'bigint' && amount > 0n)
    return withTokens(
      await tokens.find(held),
      held.map(({ amount }) => amount),
    )
  }

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
    contracts.length === assets.length ? undefined : chains.call(chain, 'eth_getBalance', [account, 'latest']),
  ])
  const native = tokens.listed({ chain, address: 'native' })
  return withTokens(
    [...found, nativeAmount === undefined ? undefined : native],
    [...amounts, nativeAmount === undefined ? undefined : BigInt(nativeAmount as string)],
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
