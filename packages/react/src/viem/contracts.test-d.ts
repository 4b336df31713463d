import type { KitErrorCode } from '@kit/core'
import { erc20Abi } from 'viem'
import { describe, expectTypeOf, it } from 'vitest'
import { useReadContract, useSimulateContract, useWatchContractEvent, useWriteContract } from './index.js'

const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const token = { address, abi: erc20Abi } as const
const loose: readonly unknown[] = []

describe('the types of the contract hooks', () => {
  it('have the values that the ABI returns', () => {
    const balance = useReadContract({ ...token, functionName: 'balanceOf', args: [address], networkId: 'eip155:1' })
    expectTypeOf(balance.data).toEqualTypeOf<bigint | undefined>()
    expectTypeOf(balance.error?.code).toEqualTypeOf<KitErrorCode | undefined>()
    expectTypeOf(useReadContract({ ...token, functionName: 'symbol' }).data).toEqualTypeOf<string | undefined>()
    const simulated = useSimulateContract({ ...token, functionName: 'transfer', args: [address, 1n] })
    expectTypeOf(simulated.data).toEqualTypeOf<boolean | undefined>()
    useWatchContractEvent({
      ...token,
      eventName: 'Transfer',
      onLogs: ([log]) => expectTypeOf(log?.args.value).toEqualTypeOf<bigint | undefined>(),
    })
    expectTypeOf(useReadContract({ address, abi: loose, functionName: 'any' }).data).toEqualTypeOf<unknown>()
  })

  it('reject functions, arguments and events that the ABI lacks', () => {
    // @ts-expect-error writes
    useReadContract({ ...token, functionName: 'transfer', args: [address, 1n] })
    // @ts-expect-error an address is expected
    useReadContract({ ...token, functionName: 'balanceOf', args: [1n] })
    // @ts-expect-error reads
    useSimulateContract({ ...token, functionName: 'symbol' })
    // @ts-expect-error no such event
    useWatchContractEvent({ ...token, eventName: 'Minted', onLogs() {} })
    const { mutate, mutateAsync } = useWriteContract()
    mutate({ ...token, functionName: 'transfer', args: [address, 1n] }, { onSuccess: (hash) => hash.slice(2) })
    // @ts-expect-error reads
    mutate({ ...token, functionName: 'symbol' })
    // @ts-expect-error an amount is missing
    mutateAsync({ ...token, functionName: 'transfer', args: [address] })
  })
})
