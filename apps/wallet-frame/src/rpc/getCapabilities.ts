import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { address, parseParams } from './params.js'
import type { RpcMethod, RpcServices } from './RpcServices.js'
import { readDelegation } from './readDelegation.js'
import { requireAccount } from './signingMethods.js'

const chain = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const questions = z.tuple([address, z.optional(z.array(chain).check(z.maxLength(256)))], z.unknown())

/**
 * Creates `wallet_getCapabilities` (EIP-5792): for each requested network that the operator has; without networks, for the active one.
 *
 * @throws RpcFailure 4100 for an unknown account
 */
export function getCapabilities(services: RpcServices): RpcMethod {
  return async (call) => {
    const [of, requested] = parseParams(questions, call.params)
    const wanted = requested?.map((id) => `eip155:${Number(id)}`) ?? [call.network.id]
    const networks = wanted.flatMap((id) => services.networkOf(id) ?? [])
    const answers = networks.map(async (network) => {
      const { type, address: account } = await requireAccount(services, network, of)
      const status =
        type === 'smartAccount'
          ? 'supported'
          : services.delegates
            ? await readDelegation(services.clientOf(network), account)
            : 'unsupported'
      const paymasterService = type === 'smartAccount' && { paymasterService: { supported: true } }
      return [
        numberToHex(Number(network.id.slice('eip155:'.length))),
        { atomic: { status }, ...paymasterService },
      ] as const
    })
    return Object.fromEntries(await Promise.all(answers))
  }
}
