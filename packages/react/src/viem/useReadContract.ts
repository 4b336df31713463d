'use client'
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ReadContractParameters,
  ReadContractReturnType,
} from 'viem'
import type { Query } from '../useQuery.js'
import { type ContractReadOptions, useContractQuery } from './useContractQuery.js'

/**
 * Reads a view function of a contract, typed by its ABI. Components with the same call share one request. Read again when a transaction of
 * this kit is mined on the network.
 *
 * @example
 * const { data: balance } = useReadContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
 */
export function useReadContract<
  const A extends Abi | readonly unknown[],
  Name extends ContractFunctionName<A, 'pure' | 'view'>,
  const Args extends ContractFunctionArgs<A, 'pure' | 'view', Name>,
>(options: ReadContractParameters<A, Name, Args> & ContractReadOptions): Query<ReadContractReturnType<A, Name, Args>> {
  const { networkId, enabled, ...call } = options
  return useContractQuery('readContract', { networkId, enabled }, call, (client) => client.readContract(call as never))
}
