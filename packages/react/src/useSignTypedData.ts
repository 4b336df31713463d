'use client'
import type { RegisteredKit, TypedDataOf, TypedDataTypes } from '@kit/core'
import { useKit } from './useKit.js'
import { type Mutation, type MutationCallbacks, type MutationState, useMutation } from './useMutation.js'

/** Variables of {@link useSignTypedData}: the data, whose message is checked against its `types`, and optionally who signs and where. */
export type SignTypedDataVariables<
  Types extends TypedDataTypes = TypedDataTypes,
  PrimaryType extends keyof Types & string = keyof Types & string,
> = Omit<Parameters<RegisteredKit['signTypedData']>[0], 'typedData'> & {
  readonly typedData: TypedDataOf<Types, PrimaryType>
}

/** The {@link Mutation} of {@link useSignTypedData}, which infers the message from the data's `types`. */
export type SignTypedDataMutation = MutationState<string> &
  Pick<Mutation<SignTypedDataVariables, string>, 'reset'> & {
    mutate<const Types extends TypedDataTypes, PrimaryType extends keyof Types & string>(
      variables: SignTypedDataVariables<Types, PrimaryType>,
      callbacks?: MutationCallbacks<SignTypedDataVariables, string>,
    ): void
    mutateAsync<const Types extends TypedDataTypes, PrimaryType extends keyof Types & string>(
      variables: SignTypedDataVariables<Types, PrimaryType>,
    ): Promise<string>
  }

/**
 * Asks the wallet to sign EIP-712 data. If the user rejects the request, the error is `connection/rejected`.
 *
 * @example
 * const { mutateAsync } = useSignTypedData()
 * const types = { Vote: [{ name: 'proposal', type: 'uint256' }] } as const
 * const signature = await mutateAsync({
 *   typedData: { domain: { name: 'Votes', chainId: 1 }, types, primaryType: 'Vote', message: { proposal: 7n } },
 * })
 */
export function useSignTypedData(): SignTypedDataMutation {
  const kit = useKit()
  return useMutation((variables: SignTypedDataVariables) => kit.signTypedData(variables))
}
