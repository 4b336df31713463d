import { readField } from '@kit/adapter'
import { isKitError, KitError, type WalletCapabilities } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { toQuantity } from '../rpc/Quantity.js'
import { chainKeyOf, permissionFieldsOf } from './permissionFieldsOf.js'

const statuses = ['supported', 'ready', 'unsupported'] as const

/**
 * What the wallet can do for the account on the network (EIP-5792 `wallet_getCapabilities`): what it says of every chain (`0x0`), and of
 * this one. Older wallets say `atomicBatch`, which is read as `atomic`. `{}` of a wallet that does not know the question.
 *
 * @throws KitError of `toWalletError`; `wallet/invalidResponse` for an answer that is no record; `connection/aborted` on the signal.
 * @example const { atomic } = await getEvmCapabilities({ provider, account, network, clock })
 */
export async function getEvmCapabilities(call: EvmCall): Promise<WalletCapabilities> {
  const { account, network } = call
  const chain = toQuantity(BigInt(network.reference))
  const params = [account.address, [chain]]
  try {
    const answer = await requestProvider(call, 'wallet_getCapabilities', params)
    if (typeof answer !== 'object' || answer === null)
      throw new KitError('wallet/invalidResponse', { shortMessage: 'Error parsing wallet capabilities.' })
    const { atomicBatch, atomic, paymasterService, auxiliaryFunds, ...rest } = {
      ...permissionFieldsOf(answer, chainKeyOf(answer, 0) ?? ''),
      ...permissionFieldsOf(answer, chainKeyOf(answer, Number(network.reference)) ?? ''),
    }
    const older = readField(atomicBatch, 'supported')
    const said = typeof older === 'boolean' ? (older ? 'supported' : 'unsupported') : undefined
    const status = statuses.find((each) => each === readField(atomic, 'status')) ?? said
    const pays = readField(paymasterService, 'supported')
    const brings = readField(auxiliaryFunds, 'supported')
    return {
      ...rest,
      ...(status && { atomic: { status } }),
      ...(typeof pays === 'boolean' && { paymasterService: { supported: pays } }),
      ...(typeof brings === 'boolean' && { auxiliaryFunds: { supported: brings } }),
    }
  } catch (error) {
    if (isKitError(error, 'wallet/unsupportedMethod')) return {}
    throw error
  }
}
