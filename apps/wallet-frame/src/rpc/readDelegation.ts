import { type Address, concat, isAddressEqual, isHex, slice } from 'viem'
import type { ChainClient } from '../chain/createChainClient.js'
import { statelessDelegator } from '../smart/hybridContracts.data.js'

/** As `atomic` of EIP-5792 says it: `ready` where the account would take the code with its first calls. */
export type Delegation = 'supported' | 'ready' | 'unsupported'

const mark = '0xef0100'

/**
 * Whether a plain account makes calls as one: it has the code for that (EIP-7702), or may take it. One that has another code keeps that.
 */
export async function readDelegation(client: ChainClient, account: string): Promise<Delegation> {
  const codeOf = async (address: Address): Promise<unknown> =>
    client.request({ method: 'eth_getCode', params: [address, 'latest'] })
  const [own, contract] = await Promise.all([codeOf(account as Address), codeOf(statelessDelegator)])
  if (!isHex(own) || !isHex(contract) || contract === '0x') return 'unsupported'
  if (own === '0x') return 'ready'
  const isOurs = own.length === concat([mark, statelessDelegator]).length && own.startsWith(mark)
  return isOurs && isAddressEqual(slice(own, 3), statelessDelegator) ? 'supported' : 'unsupported'
}
