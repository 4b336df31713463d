import type { Hex } from 'viem'

/** One call of a wallet: a contract call, or a transfer of native currency. */
export type WalletCall = { readonly to: string; readonly value: bigint; readonly data: string }

/**
 * Decodes the calls of a user operation from its call data: `execute` and `executeBatch` of ERC-7579 and the reference wallets. Returns
 * undefined for anything else and for a delegate call, because unreadable calls cannot be permitted. Addresses are lower case.
 */
export async function readCalls(callData: string): Promise<readonly WalletCall[] | undefined> {
  const { decodeAbiParameters, decodeFunctionData, parseAbi, parseAbiParameters, slice, size } = await import('viem')
  const abi = parseAbi([
    'function execute(bytes32 mode, bytes execution)',
    'function execute(address to, uint256 value, bytes data)',
    'function executeBatch(address[] to, uint256[] values, bytes[] data)',
    'function executeBatch((address to, uint256 value, bytes data)[] calls)',
  ])

  function readExecution(mode: Hex, execution: Hex): readonly WalletCall[] | undefined {
    const kind = mode.slice(2, 4)
    if (kind === '01') {
      const [calls] = decodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), execution)
      return calls
    }
    if (kind !== '00' || size(execution) < 52) return undefined
    const data = size(execution) === 52 ? '0x' : slice(execution, 52)
    return [{ to: slice(execution, 0, 20), value: BigInt(slice(execution, 20, 52)), data }]
  }

  function read(): readonly WalletCall[] | undefined {
    const { args } = decodeFunctionData({ abi, data: callData as Hex })
    if (args.length === 2) return readExecution(...args)
    if (args.length === 1) return args[0]
    const [to, values, data] = args
    if (typeof to === 'string') return [{ to, value: values as bigint, data: data as Hex }]
    const list = values as readonly bigint[]
    if (to.length !== list.length || to.length !== data.length) return undefined
    return to.map((target, index) => ({ to: target, value: list[index] ?? 0n, data: data[index] ?? '0x' }))
  }

  try {
    return read()?.map((call) => ({ ...call, to: call.to.toLowerCase() }))
  } catch {
    return undefined
  }
}
