import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import { address, parseParams } from './params.js'
import type { RpcMethod, RpcServices } from './RpcServices.js'
import { readDelegation } from './readDelegation.js'
import { findAccount } from './signingMethods.js'

const chain = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const questions = z.tuple([address, z.optional(z.array(chain).check(z.maxLength(256)))], z.unknown())

/**
 * Creates `wallet_getCapabilities` (EIP-5792): for each requested network that the operator has and the account
 * exists on; without networks, for the active one.
 *
 * @throws RpcFailure 4100 for an unknown account
 */
export function getCapabilities(services: RpcServices): RpcMethod {
  return async (call) => {
    const [of, requested] = parseParams(questions, call.params)
    const wanted = requested?.map((id) => `eip155:${Number(id)}`) ?? [call.network.id]
    const networks = wanted.flatMap((id) => services.networkOf(id) ?? [])
    const answers = networks.map(async (network) => {
      const found = await findAccount(services, network, of)
      if (found === undefined) return []
      const { type, address: account } = found
      const status =
        type === 'smartAccount'
          ? 'supported'
          : services.delegates
            ? await readDelegation(services.clientOf(network), account)
            : 'unsupported'
      const paymasterService = type === 'smartAccount' && { paymasterService: { supported: true } }
      const chainId = numberToHex(Number(network.id.slice('eip155:'.length)))
      return [[chainId, { atomic: { status }, ...paymasterService }] as const]
    })
    const found = (await Promise.all(answers)).flat()
    if (found.length === 0 && networks.length > 0) throw new RpcFailure(4100, 'Unknown account')
    return Object.fromEntries(found)
  }
}
