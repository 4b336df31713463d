import { errorLayers, KitError, type ReadCall } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { isContractCode } from '../read/readDelegation.js'
import type { NameReads } from '../read/readIdentity.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'

const mainnetId = 'eip155:1'
/** Of Ethereum (ENSIP-9). */
const ethereumCoin = 60n
/** With the chain id, the coin type of an EVM chain (ENSIP-11). */
const evmCoin = 0x80000000

/**
 * The address that a name leads to on a network; undefined where it leads nowhere, and for what is no name.
 *
 * A network with a universal resolver is asked itself. For any other, Ethereum is asked when the app configured it: for the address that
 * the name has on that very chain (ENSIP-11; ENSIP-19 lets the resolver give its default for EVM chains), and else for the one on Ethereum.
 * That one counts only where no contract is at it on Ethereum: the key of an account is good on every EVM chain, while nobody need have
 * the same contract elsewhere, and what is sent there may be lost.
 *
 * @throws KitError `name/offchain` for a name that is kept off the chain, where the app does not let contracts name hosts; `rpc/failed`, `rpc/timedOut`: no answer is not the same as no address.
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

/** Those of Ethereum, where the app configured it. */
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

/** The revert of a contract that sends clients to hosts off the chain: `OffchainLookup` (ERC-3668). */
const offchainLookup = '0x556f1830'

/** Undefined for a contract that refuses; one that sends clients elsewhere does not say that there is no address. */
function unlessOffchain(cause: unknown): undefined {
  if (errorLayers(cause).some(({ data }) => typeof data === 'string' && data.startsWith(offchainLookup)))
    throw new KitError('name/offchain', {
      shortMessage: 'This name is stored off-chain, and off-chain lookup is disabled in this app.',
      details: 'Set `ccipRead: true` to allow requests to the gateways that contracts name.',
      cause,
    })
  return unlessReverted(cause)
}
