import { loadChunk } from '@kit/core/adapter'
import type { NameReads } from '@kit/eip155'
import type { Chain, Client, Transport } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'

/**
 * Creates name reads on viem, for a network with a universal resolver in its definition.
 *
 * @example await createViemNames(client).readName('0xd8dA…')
 */
export function createViemNames(client: Client<Transport, Chain>): NameReads {
  // Loaded lazily because of its large Unicode tables.
  const normalize = async (name: string) => (await loadChunk(import('./normalizeName.js'))).normalizeName(name)
  return {
    normalize,
    readName: (address) => getEnsName(client, { address }),
    readAvatar: (name) => getEnsText(client, { name, key: 'avatar' }),
    async readAddress(name, coinType) {
      const plain = await normalize(name)
      if (plain === undefined) return undefined
      return getEnsAddress(client, { name: plain, ...(coinType !== 60n && { coinType }) })
    },
  }
}
