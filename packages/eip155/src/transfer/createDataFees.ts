import type { RpcRequest } from '@kit/adapter'
import type { CaipNetworkId } from '@kit/core/adapter'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { decodeUint, encodeCall } from '../abi/Abi.js'
import { unlessReverted } from '../rpc/toEvmRpcError.js'

/** Address of the GasPriceOracle on every OP Stack chain. */
const oracle = '0x420000000000000000000000000000000000000f'
/** Maximum size of a signed transaction without its data. */
const envelopeBytes = 140

/**
 * Creates a function that estimates the maximum L1 fee of an OP Stack rollup. It assumes an incompressible transaction of this length, and
 * adds a fifth, since the L1 price changes. Returns nothing on other chains, which are checked once.
 *
 * @example const readDataFee = createDataFees(); await readDataFee(request, 'eip155:10', 68)
 */
export function createDataFees(): (
  request: RpcRequest,
  networkId: CaipNetworkId,
  dataBytes: number,
) => Promise<bigint> {
  const others = new Set<CaipNetworkId>()
  return async (request, networkId, dataBytes) => {
    if (others.has(networkId)) return 0n
    const data = encodeCall('getL1Fee(bytes)', incompressibleHex(envelopeBytes + dataBytes))
    const answer = await request({ method: 'eth_call', params: [{ to: oracle, data }, 'latest'] }).catch(unlessReverted)
    const fee = decodeUint(answer)
    if (answer === '0x') others.add(networkId)
    return fee === undefined ? 0n : (fee * 12n + 9n) / 10n
  }
}

/** Returns incompressible hex that is always the same. */
function incompressibleHex(length: number): string {
  let hex = ''
  for (let seed = 0; hex.length < length * 2; seed++) hex += bytesToHex(keccak_256(String(seed)))
  return `0x${hex.slice(0, length * 2)}`
}
