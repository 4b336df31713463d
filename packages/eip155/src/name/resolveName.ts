import { errorLayers, KitError, type ReadCall } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { isContractCode } from '../read/readDelegation.js'
import type { NameReads } from '../read/readIdentity.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

const mainnetId = 'eip155:1'
/** Coin type of Ethereum (ENSIP-9). */
const ethereumCoin = 60n
/** Combined with the chain ID, the coin type of an EVM chain (ENSIP-11). */
const evmCoin = 0x80000000

/**
 * Resolves a name to its address on a network. Returns undefined if the name has none or is invalid.
 *
 * A network with a universal resolver is asked directly. For any other network, Ethereum is asked if the app configured it. The first
 * request is for the name's address on that chain (ENSIP-11). With ENSIP-19, the resolver may return its default for EVM chains. The second
 * is for its address on Ethereum, which counts only if it isn't a contract there. An account's key works on every EVM chain, but a contract
 * may not exist elsewhere, and funds sent to it could be lost.
 *
 * @throws KitError `name/offchain` for a name stored off-chain when the app doesn't allow off-chain lookups; `rpc/failed`, `rpc/timedOut`:
 *   a missing response doesn't mean that there is no address.
 * @example await resolveName(chains, { network, name: 'alice.eth' })
 */
export async function resolveName(
  chains: ChainLibrary,
  call: ReadCall & { readonly name: string },
): Promise<string | undefined> {
  const { network, name, signal } = call
  if (name.length > 255 || !/^[^\s.]+(?:\.[^\s.]+)+$/.test(name)) return undefined
  const read = async () => {
    const own = chains.getNames(network.id)
    if (own) return readAddress(own, name, ethereumCoin)
    const names = findNames(chains)
    if (!names) return undefined
    const chainId = Number(network.reference)
    const there = chainId < evmCoin ? await readAddress(names, name, BigInt(evmCoin + chainId)) : undefined
    if (there !== undefined) return there
    const address = await readAddress(names, name, ethereumCoin)
    if (address === undefined) return undefined
    const params = [address.toLowerCase(), 'latest']
    const code = await chains.getRequest(mainnetId)({ method: 'eth_getCode', params })
    return isContractCode(code) ? undefined : address
  }
  return readChain(read, signal, "Couldn't resolve the name.")
}

/** Returns the names of Ethereum, if the app configured it. */
function findNames(chains: ChainLibrary): NameReads | undefined {
  try {
    return chains.getNames(mainnetId)
  } catch {
    return undefined
  }
}

async function readAddress(names: NameReads, name: string, coinType: bigint): Promise<string | undefined> {
  const address = parseAddress(await names.readAddress(name, coinType).catch(unlessOffchain))
  return address === undefined || /^0x0{40}$/.test(address) ? undefined : toChecksumAddress(address)
}

/** Selector of the revert `OffchainLookup` (ERC-3668), by which a contract redirects clients to gateways. */
const offchainLookup = '0x556f1830'

/** Returns undefined for a contract that reverts, but rethrows a redirect to gateways, which doesn't mean that there is no address. */
function unlessOffchain(cause: unknown): undefined {
  if (errorLayers(cause).some(({ data }) => typeof data === 'string' && data.startsWith(offchainLookup)))
    throw new KitError('name/offchain', {
      shortMessage: 'This name is stored off-chain, and off-chain lookup is disabled in this app.',
      details: 'Set `ccipRead: true` to allow requests to the gateways that contracts name.',
      cause,
    })
  return unlessReverted(cause)
}
