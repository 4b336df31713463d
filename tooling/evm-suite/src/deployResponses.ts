import type { EvmDevnet } from '@kit/devnet'
import { type Abi, encodeFunctionResult, erc20Abi } from 'viem'
import { assembleContract } from './assembleContract.js'

/** Deploys a contract that returns fixed data for each selector, and reverts on all others. */
export async function deployResponses(
  chain: EvmDevnet,
  answers: { balanceOf?: bigint; decimals: number; symbol?: string },
): Promise<string> {
  const symbol =
    answers.symbol === undefined
      ? undefined
      : /^0x[\da-f]{64}$/.test(answers.symbol)
        ? answers.symbol
        : encodeFunctionResult({ abi: erc20Abi as Abi, functionName: 'symbol', result: answers.symbol })
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['70a08231', answers.balanceOf === undefined ? undefined : word(answers.balanceOf)],
    ['313ce567', word(BigInt(answers.decimals))],
    ['95d89b41', symbol],
  ]
  const given = cases.filter((each): each is readonly [string, string] => each[1] !== undefined)
  const address = `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, 'c')}`
  await chain.rpc('anvil_setCode', address, assembleContract(given))
  return address
}
