import type { EvmDevnet } from '@kit/devnet'
import { type Abi, encodeFunctionResult, erc20Abi } from 'viem'

/** Puts a contract on the chain that answers each selector with fixed data, and reverts on all others. */
export async function deployAnswers(
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
  await chain.rpc('anvil_setCode', address, assemble(given))
  return address
}

/** EVM code: compare the selector, copy the data that stands behind the code, return it. */
function assemble(cases: readonly (readonly [string, string])[]): string {
  const head = '60003560e01c'
  const push2 = (value: number) => `61${value.toString(16).padStart(4, '0')}`
  const testLength = 11
  const bodyLength = 16
  const codeLength = head.length / 2 + cases.length * testLength + 4 + cases.length * bodyLength
  let tests = ''
  let bodies = ''
  let data = ''
  cases.forEach(([selector, result], index) => {
    const bodyAt = head.length / 2 + cases.length * testLength + 4 + index * bodyLength
    const size = (result.length - 2) / 2
    const dataAt = codeLength + data.length / 2
    // DUP1 PUSH4 selector EQ PUSH2 body JUMPI
    tests += `8063${selector}14${push2(bodyAt)}57`
    // JUMPDEST PUSH2 size PUSH2 data PUSH1 0 CODECOPY PUSH2 size PUSH1 0 RETURN
    bodies += `5b${push2(size)}${push2(dataAt)}600039${push2(size)}6000f3`
    data += result.slice(2)
  })
  // PUSH1 0 DUP1 REVERT
  return `0x${head}${tests}600080fd${bodies}${data}`
}
