import { devNamesAddress, type EvmDevnet, untilMined } from '@kit/devnet'
import { encodeFunctionData, namehash, parseAbi } from 'viem'

/** Gives an address of a local chain a name, in both directions, and the name an avatar. */
export async function writeName(
  chain: EvmDevnet,
  entry: { readonly name: string; readonly address: `0x${string}`; readonly picture?: string },
): Promise<void> {
  const { name, address, picture } = entry
  const abi = parseAbi(['function set(bytes32, bytes32, string, address)', 'function setText(bytes32, string, string)'])
  const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  const write = async (data: string) => {
    const transaction = { from: chain.accounts[0]?.address, to: devNamesAddress(), data }
    await untilMined(chain.url, (await chain.rpc('eth_sendTransaction', transaction)) as string)
  }
  await write(encodeFunctionData({ abi, functionName: 'set', args: [namehash(name), reverse, name, address] }))
  if (picture === undefined) return
  await write(encodeFunctionData({ abi, functionName: 'setText', args: [namehash(name), 'avatar', picture] }))
}
