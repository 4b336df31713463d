'use client'
import type { Kit } from '@kit/core'
import type {
  Abi,
  Address,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionParameters,
  ContractFunctionReturnType,
} from 'viem'
import { useKit, useStore } from '../useKit.js'
import type { Query } from '../useQuery.js'
import { type ContractReadOptions, useContractQuery } from './useContractQuery.js'

type Writing = 'nonpayable' | 'payable'

/**
 * Simulates a call of a contract by the connected account, typed by its ABI. `data` is what the function would return; if it would revert,
 * the error has viem's as its cause. Nothing is simulated without a connected account.
 *
 * @example
 * const { error } = useSimulateContract({ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
 */
export function useSimulateContract<
  const A extends Abi | readonly unknown[],
  Name extends ContractFunctionName<A, Writing>,
  const Args extends ContractFunctionArgs<A, Writing, Name>,
>(
  options: ContractFunctionParameters<A, Writing, Name, Args> &
    ContractReadOptions & {
      /** Amount of the native currency to send, in base units. */
      readonly value?: bigint
      /** Defaults to the connected account. */
      readonly account?: Address
    },
): Query<ContractFunctionReturnType<A, Writing, Name, Args>> {
  const kit: Kit = useKit()
  const connected = useStore(kit.namespace('eip155').active, (active) => active.account?.address)
  const { networkId, enabled = true, account = connected, ...rest } = options
  const call = { ...rest, account }
  return useContractQuery(
    'simulateContract',
    { networkId, enabled: enabled && account !== undefined },
    call,
    async (client) => (await client.simulateContract(call as never)).result as never,
  )
}
