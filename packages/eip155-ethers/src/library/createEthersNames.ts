import type { RpcRequest } from '@kit/adapter'
import type { NameReads } from '@kit/eip155'
import { type AbstractProvider, dnsEncode, ensNormalize, Interface, namehash } from 'ethers'

/**
 * Creates name reads on a universal resolver (ENSIP-23). ethers' own lookup always contacts the hosts that a contract names (CCIP-Read), so
 * the resolver is called directly. Only with `ccipReader` may the hosts be contacted.
 *
 * @example await createEthersNames({ request, resolver }).readName('0xd8dA…')
 */
export function createEthersNames(options: {
  readonly request: RpcRequest
  readonly resolver: string
  readonly ccipReader?: AbstractProvider
}): NameReads {
  const { request, resolver: to, ccipReader } = options
  const contract = new Interface([
    'function reverse(bytes, uint256) view returns (string, address, address)',
    'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
    'function resolve(bytes, bytes) view returns (bytes, address)',
    'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
    'function text(bytes32, string) view returns (string)',
    'function addr(bytes32, uint256) view returns (bytes)',
    'function addr(bytes32) view returns (address)',
  ])

  /** Without gateways nothing is requested off-chain. The resolver's own gateways apply to the shorter form of each function. */
  async function ask(name: 'reverse' | 'resolve', args: readonly unknown[]): Promise<unknown> {
    const [method, values] = ccipReader ? [name, args] : [`${name}WithGateways`, [...args, []]]
    const data = contract.encodeFunctionData(method, values)
    const answer = ccipReader
      ? await ccipReader.call({ to, data, enableCcipRead: true }).catch(unwrap)
      : await request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    return contract.decodeFunctionResult(method, String(answer))[0]
  }

  return {
    normalize: async (name) => normalizeName(name),
    readName: async (address) => String(await ask('reverse', [address, 60n])),
    async readAvatar(name) {
      const call = contract.encodeFunctionData('text', [namehash(name), 'avatar'])
      const result = String(await ask('resolve', [dnsEncode(name, 255), call]))
      return result === '0x' ? undefined : String(contract.decodeFunctionResult('text', result)[0])
    },
    async readAddress(name, coinType) {
      const plain = normalizeName(name)
      if (plain === undefined) return undefined
      const node = namehash(plain)
      const [method, args] = coinType === 60n ? ['addr(bytes32)', [node]] : ['addr(bytes32,uint256)', [node, coinType]]
      const call = contract.encodeFunctionData(method, args)
      const result = String(await ask('resolve', [dnsEncode(plain, 255), call]))
      return result === '0x' ? undefined : String(contract.decodeFunctionResult(method, result)[0])
    },
  }
}

/** Returns undefined for an invalid name (ENSIP-15). */
function normalizeName(name: string): string | undefined {
  try {
    return ensNormalize(name)
  } catch {
    return undefined
  }
}

/** ethers treats every failed call as a revert. The endpoint's error is inside. */
function unwrap(error: unknown): never {
  throw (error as { info?: { error?: unknown } } | undefined)?.info?.error ?? error
}
