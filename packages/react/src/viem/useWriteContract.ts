'use client'
import type { Kit } from '@kit/core'
import { loadChunk } from '@kit/core/plugin'
import { useEffect } from 'react'
import type { Abi, ContractFunctionArgs, ContractFunctionName, ContractFunctionParameters } from 'viem'
import { useKit } from '../useKit.js'
import { type Mutation, type MutationCallbacks, type MutationState, useMutation } from '../useMutation.js'
import type { SendTransactionVariables } from '../useSendTransaction.js'
import type { ContractTarget } from './useContractQuery.js'

type Writing = 'nonpayable' | 'payable'

/** Variables of {@link useWriteContract}: the call, and optionally the amount to send with it, and the wallet and network. */
export type WriteContractVariables<
  A extends Abi | readonly unknown[] = Abi,
  Name extends ContractFunctionName<A, Writing> = ContractFunctionName<A, Writing>,
  Args extends ContractFunctionArgs<A, Writing, Name> = ContractFunctionArgs<A, Writing, Name>,
> = ContractFunctionParameters<A, Writing, Name, Args> &
  ContractTarget &
  Pick<SendTransactionVariables, 'connectionId' | 'note' | 'signal' | 'value'>

/** The {@link Mutation} of {@link useWriteContract}, typed by the ABI of each call. */
export type WriteContractMutation = MutationState<string> &
  Pick<Mutation<WriteContractVariables, string>, 'reset'> & {
    mutate<
      const A extends Abi | readonly unknown[],
      Name extends ContractFunctionName<A, Writing>,
      const Args extends ContractFunctionArgs<A, Writing, Name>,
    >(
      variables: WriteContractVariables<A, Name, Args>,
      callbacks?: MutationCallbacks<WriteContractVariables, string>,
    ): void
    mutateAsync<
      const A extends Abi | readonly unknown[],
      Name extends ContractFunctionName<A, Writing>,
      const Args extends ContractFunctionArgs<A, Writing, Name>,
    >(variables: WriteContractVariables<A, Name, Args>): Promise<string>
  }

/**
 * Asks the wallet to call a function of a contract, typed by its ABI, and returns the hash. The kit sends it, so the transaction is in the
 * journal, and its network is checked. If the user rejects it, the error is `connection/rejected`.
 *
 * @example
 * const { mutate } = useWriteContract()
 * mutate({ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
 */
export function useWriteContract(): WriteContractMutation {
  const kit: Kit = useKit()
  // Loaded before the click, so that the wallet is prompted within it.
  useEffect(() => void loadEncoding().catch(() => undefined), [])
  // The variables of one call fit any ABI only with the types of that call.
  return useMutation<never, string>((variables) => write(kit, variables))
}

async function write(
  kit: Kit,
  { abi, functionName, args, address, ...options }: WriteContractVariables,
): Promise<string> {
  const { encodeContractCall } = await loadEncoding()
  return kit.sendTransaction({ ...options, to: address, data: encodeContractCall({ abi, functionName, args }) })
}

const loadEncoding = () => loadChunk(import('./encodeContractCall.js'))
