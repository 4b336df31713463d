import type { NameReads, RpcRequest } from '@kit/eip155'
import { type AbstractProvider, dnsEncode, Interface, namehash } from 'ethers'

/**
 * Names by a universal resolver (ENSIP-23). ethers' own lookup always follows a contract to the hosts that it names (CCIP-Read), so the
 * resolver is asked directly; with `ccipReader` the hosts may be asked.
 *
 * @example await createNames({ request, resolver }).readName('0xd8dA…')
 */
export function createNames(options: {
  readonly request: RpcRequest
  readonly resolver: string
  readonly ccipReader?: AbstractProvider
}): NameReads {
  const { request, resolver: to, ccipReader } = options
  const contract = new Interface([
    'function reverse(bytes address, uint256 coinType) view returns (string name, address, address)',
    'function reverseWithGateways(bytes address, uint256 coinType, string[] gateways) view returns (string name, address, address)',
    'function resolve(bytes name, bytes data) view returns (bytes result, address)',
    'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address)',
    'function text(bytes32 node, string key) view returns (string)',
  ])

  /** Without gateways nothing is asked off the chain; the resolver's own are in the shorter form of each function. */
  async function ask(name: 'reverse' | 'resolve', args: readonly unknown[]): Promise<unknown> {
    const [method, values] = ccipReader ? [name, args] : [`${name}WithGateways`, [...args, []]]
    const data = contract.encodeFunctionData(method, values)
    const answer = ccipReader
      ? await ccipReader.call({ to, data, enableCcipRead: true }).catch(unwrap)
      : await request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    return contract.decodeFunctionResult(method, String(answer))[0]
  }

  return {
    readName: async (address) => String(await ask('reverse', [address, 60n])),
    async readAvatar(name) {
      const call = contract.encodeFunctionData('text', [namehash(name), 'avatar'])
      const result = String(await ask('resolve', [dnsEncode(name, 255), call]))
      return result === '0x' ? undefined : String(contract.decodeFunctionResult('text', result)[0])
    },
  }
}

/** ethers takes every failed call for a revert; what the endpoint said is inside. */
function unwrap(error: unknown): never {
  throw (error as { info?: { error?: unknown } } | undefined)?.info?.error ?? error
}
