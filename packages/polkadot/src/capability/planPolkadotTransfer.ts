import { toPlanError } from '@kit/adapter'
import { KitError, type TransferPlan } from '@kit/core/adapter'
import type { OpenChain } from '../library/openChain.js'
import { readAsset, readAssetHolding } from '../library/readAsset.js'
import { type NativeAccountState, readAccount } from '../library/readPolkadotBalance.js'
import { requirePolkadotAddress } from '../library/requirePolkadotAddress.js'
import { type PolkadotTransfer, toExtrinsic } from '../library/toExtrinsic.js'

type RequestedTransfer = Omit<PolkadotTransfer, 'amount'> & { readonly from: string; readonly amount: bigint | 'max' }

/**
 * Checks a transfer against the chain's rules: deposits, locks, and minimum balances of accounts and assets. Uses the same call as
 * `transfer`.
 *
 * @throws KitError `transfer/*`, as `Capabilities.planTransfer` documents; `token/notFound`.
 * @example await planPolkadotTransfer(chain, { from, to, amount: 'max', keepAlive: false })
 */
export async function planPolkadotTransfer(chain: OpenChain, wish: RequestedTransfer): Promise<TransferPlan> {
  try {
    const addresses = [requirePolkadotAddress(chain, wish.from), requirePolkadotAddress(chain, wish.to)] as const
    const [sender, receiver] = await Promise.all([readAccount(chain, addresses[0]), readAccount(chain, addresses[1])])
    const { token } = wish
    return await (token === undefined
      ? planNative(chain, wish, sender, receiver)
      : planAsset(chain, { ...wish, token }, sender, receiver))
  } catch (error) {
    throw toPlanError(error)
  }
}

async function planNative(
  chain: OpenChain,
  wish: RequestedTransfer,
  sender: NativeAccountState,
  receiver: NativeAccountState,
): Promise<TransferPlan> {
  const { free, transferable, existentialDeposit: least } = sender
  const keepAlive = wish.keepAlive !== false
  const mayClose = !keepAlive && sender.isUnbound
  const kept = mayClose ? 0n : least
  const room = transferable < free - kept ? transferable : free - kept
  const isMax = wish.amount === 'max'
  const sample = wish.amount === 'max' ? (room > 0n ? room : 0n) : wish.amount
  // The fee grows with the encoded length of the amount.
  const fee = await feeOf(chain, wish.from, { ...wish, amount: sample })
  const amount = isMax ? room - fee : sample
  // The fee itself must not take an account below the existential deposit.
  if (amount + fee > transferable || free - fee < least || (isMax && amount <= 0n)) throw tooLittle()
  if (receiver.free + receiver.reserved + amount < least)
    throw tooSmall(
      "The recipient's account doesn't exist yet, and the amount is below the network's minimum balance.",
      least,
    )
  const rest = free - amount - fee
  if (rest >= least) return { amount, fee, warnings: [] }
  if (!mayClose) throw tooSmall("This would leave your account below the network's minimum balance.", least)
  // The remainder of a closed account is lost.
  return { amount, fee: fee + rest, terms: { keepAlive: false }, warnings: ['closesAccount'] }
}

async function planAsset(
  chain: OpenChain,
  wish: RequestedTransfer & { readonly token: string },
  sender: NativeAccountState,
  receiver: NativeAccountState,
): Promise<TransferPlan> {
  const { token, from, to } = wish
  const [asset, holding, theirs] = await Promise.all([
    readAsset(chain, token),
    readAssetHolding(chain, token, requirePolkadotAddress(chain, from)),
    readAssetHolding(chain, token, requirePolkadotAddress(chain, to)),
  ])
  const held = holding?.amount ?? 0n
  const amount = wish.amount === 'max' ? held : wish.amount
  if (amount > held || held === 0n) throw tooLittle()
  if (asset.isFrozen || holding?.isFrozen) throw wouldFail('The issuer has frozen this asset.')
  if (theirs?.isFrozen) throw wouldFail("The issuer has frozen the recipient's balance of this asset.")
  const rest = held - amount
  const { minBalance } = asset
  if (rest > 0n && rest < minBalance)
    throw tooSmall("This would leave your account below the asset's minimum balance.", minBalance)
  if ((theirs?.amount ?? 0n) + amount < minBalance)
    throw tooSmall(
      "The recipient doesn't hold this asset yet, and the amount is below its minimum balance.",
      minBalance,
    )
  if (!theirs && !asset.isSufficient && !receiver.exists)
    throw wouldFail(
      "The recipient's account doesn't exist yet, and this asset can't create it. Send it the native currency first.",
    )
  const fee = await feeOf(chain, from, { to, token, amount, keepAlive: rest > 0n })
  if (sender.transferable < fee || sender.free - fee < sender.existentialDeposit) throw tooLittle()
  return { amount, fee, warnings: [] }
}

async function feeOf(chain: OpenChain, from: string, transfer: PolkadotTransfer): Promise<bigint> {
  const { partialFee } = await toExtrinsic(chain, transfer).paymentInfo(requirePolkadotAddress(chain, from))
  return partialFee.toBigInt()
}

function tooLittle(): KitError {
  const shortMessage = 'Insufficient funds for the amount and the network fee.'
  return new KitError('transfer/insufficientFunds', { shortMessage })
}

function tooSmall(shortMessage: string, least: bigint): KitError {
  return new KitError('transfer/belowMinimum', { shortMessage, details: `${least}` })
}

function wouldFail(shortMessage: string): KitError {
  return new KitError('transfer/wouldFail', { shortMessage, details: shortMessage })
}
