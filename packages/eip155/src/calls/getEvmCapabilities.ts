import { readField } from '@kit/adapter'
import { isKitError, KitError, type WalletCapabilities } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { toQuantity } from '../rpc/Quantity.js'
import { chainKeyOf, permissionFieldsOf } from './permissionFieldsOf.js'

const statuses = ['supported', 'ready', 'unsupported'] as const

/**
 * Returns the wallet's capabilities for the account on the network (EIP-5792 `wallet_getCapabilities`): those for every chain (`0x0`), and
 * those for this one. `atomicBatch` of older wallets is read as `atomic`. Returns `{}` for a wallet without the method.
 *
 * @throws KitError of `toWalletError`; `wallet/invalidResponse` for a response that isn't a record; `connection/aborted` on abort.
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
    const olderStatus = typeof older === 'boolean' ? (older ? 'supported' : 'unsupported') : undefined
    const status = statuses.find((each) => each === readField(atomic, 'status')) ?? olderStatus
    const pays = readField(paymasterService, 'supported')
    const hasAuxiliaryFunds = readField(auxiliaryFunds, 'supported')
    return {
      ...rest,
      ...(status && { atomic: { status } }),
      ...(typeof pays === 'boolean' && { paymasterService: { supported: pays } }),
      ...(typeof hasAuxiliaryFunds === 'boolean' && { auxiliaryFunds: { supported: hasAuxiliaryFunds } }),
    }
  } catch (error) {
    if (isKitError(error, 'wallet/unsupportedMethod')) return {}
    throw error
  }
}
