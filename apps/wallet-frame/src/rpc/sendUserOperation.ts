import { isAddressEqual } from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import { decodeHybridCalls } from '../smart/encodeHybridCalls.js'
import { address, bytes, parseParams } from './params.js'
import type { Approve, RpcMethod, RpcServices } from './RpcServices.js'
import { sendOperation } from './sendOperation.js'
import { requireAccount } from './signingMethods.js'

const operations = z.tuple([z.looseObject({ sender: address, callData: bytes }), z.optional(address)], z.unknown())

/**
 * Creates `eth_sendUserOperation` (ERC-4337) for the user's smart account: its calls are shown and sent. The frame sets and shows nonce,
 * gas, prices and paymaster.
 *
 * @throws RpcFailure -32602 for another entry point, and for data that can't be decoded into calls
 */
export function sendUserOperation(services: RpcServices, approve: Approve): RpcMethod {
  return async (call) => {
    const [{ sender, callData }, entryPoint = entryPoint07Address] = parseParams(operations, call.params)
    const account = await requireAccount(services, call.network, sender)
    if (account.type !== 'smartAccount') throw new RpcFailure(4200, 'An EOA can’t send user operations')
    if (!isAddressEqual(entryPoint, entryPoint07Address))
      throw new RpcFailure(-32602, 'Unsupported EntryPoint: the account uses version 0.7')
    return sendOperation(services, approve, { calls: readCalls(callData), account, call })
  }
}

function readCalls(callData: Parameters<typeof decodeHybridCalls>[0]): ReturnType<typeof decodeHybridCalls> {
  try {
    return decodeHybridCalls(callData)
  } catch {
    throw new RpcFailure(-32602, 'The user operation can’t be decoded into calls')
  }
}
