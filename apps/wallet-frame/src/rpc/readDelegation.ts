import { type Address, concat, isAddressEqual, isHex, slice } from 'viem'
import type { ChainClient } from '../chain/createChainClient.js'
import { statelessDelegator } from '../smart/hybridContracts.data.js'

/** Values of `atomic` in EIP-5792: `ready` if the account would delegate with its first calls. */
export type Delegation = 'supported' | 'ready' | 'unsupported'

const mark = '0xef0100'

/** Whether an EOA can make calls atomically: it has delegated (EIP-7702), or can. One that delegated to another contract keeps that. */
export async function readDelegation(client: ChainClient, account: string): Promise<Delegation> {
  const codeOf = async (address: Address): Promise<unknown> =>
    client.request({ method: 'eth_getCode', params: [address, 'latest'] })
  const [own, contract] = await Promise.all([codeOf(account as Address), codeOf(statelessDelegator)])
  if (!isHex(own) || !isHex(contract) || contract === '0x') return 'unsupported'
  if (own === '0x') return 'ready'
  const isOurs = own.length === concat([mark, statelessDelegator]).length && own.startsWith(mark)
  return isOurs && isAddressEqual(slice(own, 3), statelessDelegator) ? 'supported' : 'unsupported'
}
