import { type Address, createClient, custom, type Hex, isAddress, isHex } from 'viem'
import { getPaymasterData, getPaymasterStubData, type PaymasterActions } from 'viem/account-abstraction'
import * as z from 'zod/mini'

/** Makes one JSON-RPC call. */
export type Requester = {
  request(call: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** A paymaster does not sponsor an operation, or is unreachable. */
export class PaymasterFailure extends Error {}

const gas = z.optional(z.bigint().check(z.gte(0n), z.lt(2n ** 128n)))
const answers = z.object({
  paymaster: z.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false })),
  paymasterData: z.custom<Hex>((value) => isHex(value) && value.length % 2 === 0),
  paymasterVerificationGasLimit: gas,
  paymasterPostOpGasLimit: gas,
  isFinal: z.optional(z.boolean()),
})

/** Creates the client of a paymaster (ERC-7677). Only the paymaster fields of its response go into an operation. */
export function createPaymaster(requester: Requester, context: unknown = {}): PaymasterActions {
  const client = createClient({ transport: custom(requester as never, { retryCount: 0 }) })
  const guarded = (ask: (client: never, requested: never) => Promise<unknown>) => async (requested: object) => {
    try {
      return z.parse(answers, await ask(client as never, { ...requested, context } as never))
    } catch (error) {
      throw new PaymasterFailure('The paymaster does not sponsor this operation', { cause: error })
    }
  }
  return {
    getPaymasterStubData: guarded(getPaymasterStubData),
    getPaymasterData: guarded(getPaymasterData),
  } as unknown as PaymasterActions
}
