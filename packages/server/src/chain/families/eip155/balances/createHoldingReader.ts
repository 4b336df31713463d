import type { Holding, HoldingReader, HoldingReaderOptions } from '../../../balances/HoldingReader.js'
import type { Token } from '../../../tokens/Token.js'
import { createContractReader } from '../contracts/createContractReader.js'
import { erc20Abi } from '../contracts/erc20Abi.data.js'
import { readQuantity } from '../contracts/readQuantity.js'
import { readSeenTokens } from '../history/readSeenTokens.js'

/**
 * Reads balances on EVM chains: the native currency, listed tokens and tokens seen in the account's transfers. Omits tokens that do not
 * respond.
 */
export function createHoldingReader(options: HoldingReaderOptions): HoldingReader {
  const { chains, store, tokens } = options
  const reader = createContractReader(options)

  /** Unlisted tokens are read separately, so that a malicious contract cannot affect the listed ones. */
  async function readSeen(chain: string, account: string): Promise<readonly Holding[]> {
    const contracts = (await readSeenTokens(store, chain, account))
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

  return {
    async read(chain, account) {
      const native = tokens.listed({ chain, address: 'native' }) as Token
      const list = tokens.list(chain)
      const [nativeAmount, amounts, others] = await Promise.all([
        readQuantity(chains, chain, 'eth_getBalance', [account, 'latest']),
        reader.read(chain, list.map(balanceOf(account))),
        readSeen(chain, account)
          // Failures of unlisted tokens never affect the rest.
          .catch((): Holding[] => []),
      ])
      return [{ token: native, amount: nativeAmount }, ...withTokens(list, amounts), ...others].filter(
        ({ amount }) => amount > 0n,
      )
    },
    async readNow(chain, account, assets) {
      const contracts = assets.filter(({ address }) => address !== 'native')
      const [amounts, found, nativeAmount] = await Promise.all([
        reader.read(chain, contracts.map(balanceOf(account))),
        tokens.find(contracts),
        contracts.length === assets.length
          ? undefined
          : readQuantity(chains, chain, 'eth_getBalance', [account, 'latest']),
      ])
      const native = tokens.listed({ chain, address: 'native' })
      return withTokens([...found, nativeAmount === undefined ? undefined : native], [...amounts, nativeAmount])
    },
  }
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
