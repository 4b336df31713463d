import type { KitErrorCode } from '@kit/core'
import { describe, expectTypeOf, it } from 'vitest'
import { useDisconnect, useSignMessage, useSignTypedData } from './index.js'

describe('the type of a mutation', () => {
  it('needs no variables when none are required', () => {
    const { mutate, mutateAsync } = useDisconnect()
    mutate()
    mutate({ namespace: 'eip155' }, { onSettled() {} })
    mutate(undefined, { onSuccess() {} })
    expectTypeOf(mutateAsync()).toEqualTypeOf<Promise<void>>()
    const sign = useSignMessage()
    // @ts-expect-error a message is needed
    sign.mutate()
  })

  it('has an error with known codes', () => {
    const { error, mutate } = useSignMessage()
    expectTypeOf(error?.code).toEqualTypeOf<KitErrorCode | undefined>()
    mutate({ message: 'x' }, { onSuccess: (signature) => expectTypeOf(signature).toEqualTypeOf<string>() })
    mutate({ message: 'x' }, { onError: ({ code }) => code === 'connection/rejected' })
    // @ts-expect-error misspelt
    mutate({ message: 'x' }, { onError: ({ code }) => code === 'connection/reject' })
  })
})

describe('the type of useSignTypedData', () => {
  it('checks the message against the types', () => {
    const { mutate, mutateAsync, error } = useSignTypedData()
    const types = { Vote: [{ name: 'proposal', type: 'uint256' }] } as const
    const domain = { name: 'Votes', chainId: 1 }
    mutate(
      { typedData: { domain, types, primaryType: 'Vote', message: { proposal: 7n } } },
      { onSuccess: (signature) => expectTypeOf(signature).toEqualTypeOf<string>() },
    )
    expectTypeOf(error?.code).toEqualTypeOf<KitErrorCode | undefined>()
    // @ts-expect-error no such struct
    mutateAsync({ typedData: { domain, types, primaryType: 'Veto', message: { proposal: 7n } } })
    // @ts-expect-error not a number
    mutateAsync({ typedData: { domain, types, primaryType: 'Vote', message: { proposal: 'seven' } } })
  })
})
