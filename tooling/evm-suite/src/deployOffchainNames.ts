import type { EvmDevnet } from '@kit/devnet'
import { encodeAbiParameters, encodeErrorResult, parseAbi, parseAbiParameters, toFunctionSelector } from 'viem'
import { assembleContract } from './assembleContract.js'

const callback = '0xaabbccdd'

/**
 * Deploys a universal resolver that redirects clients to `url` for every name (CCIP-Read, ERC-3668), and then returns `name`. With
 * `holder`, it redirects them for the address of a name, and then returns that.
 */
export async function deployOffchainNames(
  chain: EvmDevnet,
  names: { readonly url: string; readonly name: string; readonly holder?: `0x${string}` },
): Promise<`0x${string}`> {
  const address = `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, 'e')}` as const
  const lookup = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
    ]),
    args: [address, [names.url], '0x01', callback, '0x'],
  })
  const reverse = encodeAbiParameters(parseAbiParameters('string, address, address'), [names.name, address, address])
  const nothing = encodeAbiParameters(parseAbiParameters('bytes, address'), ['0x', address])
  const { holder } = names
  const forward =
    holder &&
    encodeAbiParameters(parseAbiParameters('bytes, address'), [
      encodeAbiParameters(parseAbiParameters('address'), [holder]),
      address,
    ])
  const resolvers = ['resolve(bytes,bytes)', 'resolveWithGateways(bytes,bytes,string[])']
  const cases = [
    [callback.slice(2), forward ?? reverse],
    ...(forward ? [] : resolvers).map((signature) => [toFunctionSelector(signature).slice(2), nothing] as const),
  ] as const
  await chain.rpc('anvil_setCode', address, assembleContract(cases, lookup))
  return address
}
