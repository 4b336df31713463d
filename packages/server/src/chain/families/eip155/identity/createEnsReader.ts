import type { Chains } from '../../../chains/Chains.js'
import { createEvmClients } from '../contracts/createEvmClients.js'
import { normalizedName } from '../names/checkName.js'
import type { EnsChain } from './findEnsChain.js'
import { pictureUri } from './pictureUri.js'
import { readNftPicture } from './readNftPicture.js'
import { readOnChain } from './readOnChain.js'

/** ENS data of an address. */
export type EnsIdentity = { readonly name: string; readonly avatar: string | null }

/**
 * Reads an address's verified primary name and its picture. Returns null for an address without one; undefined if the ENS contracts failed.
 * `address` has its checksum.
 *
 * @throws NoUpstreamResponded when the chain is unavailable
 */
export type EnsReader = (address: `0x${string}`) => Promise<EnsIdentity | null | undefined>

/**
 * Reads ENS through the universal resolver. Offchain records (CCIP-Read) are not followed, because a contract would name the hosts. Names
 * that are not normalized (ENSIP-15) can imitate others and are ignored.
 */
export function createEnsReader(chains: Chains, ens: EnsChain | undefined): EnsReader {
  const clientOf = createEvmClients(chains)
  return async (address) => {
    if (ens === undefined) return null
    const [{ getEnsName, getEnsText }, client] = await Promise.all([import('viem/actions'), clientOf(ens.chain)])
    const requested = { universalResolverAddress: ens.resolver, gatewayUrls: [] }
    const name = await readOnChain(() => getEnsName(client, { address, ...requested }))
    if (typeof name !== 'string') return name
    if (name.length > 255 || (await normalizedName(name)) !== name) return null
    const record = await readOnChain(() => getEnsText(client, { name, key: 'avatar', ...requested }))
    if (typeof record !== 'string') return { name, avatar: null }
    return { name, avatar: pictureUri(record) ?? (await readNftPicture({ chains, clientOf }, record, address)) }
  }
}
