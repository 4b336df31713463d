import type { RpcRequest } from '@kit/adapter'
import { type Capabilities, KitError, type Network, type TransferWarning } from '@kit/core/adapter'
import { decodeUint, encodeCall } from '../abi/Abi.js'
import { requireAddress } from '../address/ChecksumAddress.js'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { isContractCode } from '../read/readDelegation.js'
import { parseQuantity, toQuantity } from '../rpc/Quantity.js'
import { readChain, unlessReverted } from '../rpc/toEvmRpcError.js'
import { createDataFees } from './createDataFees.js'
import { readDeductedFee } from './readDeductedFee.js'
import { maxPerGas, readGasPrice } from './readGasPrice.js'
import { requireReceiver } from './requireReceiver.js'
import { simulateEvmTransfer } from './simulateEvmTransfer.js'

type TransferCall = Parameters<Required<Capabilities>['planTransfer']>[0]

/**
 * Plans transfers of the native currency and of ERC-20 tokens. First reads everything that determines whether the funds suffice, in one
 * round trip, then simulates the transfer once. `fee` is the maximum cost at current prices. If a transfer needs more than the plain gas, a
 * fifth is added, because state may change before it is mined. A transfer of zero returns the fee, whatever the account holds.
 *
 * @example const { planTransfer } = createTransferPlans(getChains)
 */
export function createTransferPlans(
  getChains: () => Promise<ChainLibrary>,
): Required<Pick<Capabilities, 'planTransfer'>> {
  const readDataFee = createDataFees()

  async function plan(request: RpcRequest, call: TransferCall, to: `0x${string}`) {
    const { network, amount } = call
    const from = requireAddress(call.account.address)
    const token = call.token === undefined ? undefined : requireAddress(call.token)
    const [owned, held, gasPrice, dataFee, code] = await Promise.all([
      request({ method: 'eth_getBalance', params: [from, 'latest'] }).then(parseQuantity),
      token === undefined ? undefined : readHeld(request, from, token),
      readGasPrice(request),
      readDataFee(request, network.id, token ? transferBytes : 0),
      request({ method: 'eth_getCode', params: [to, 'latest'] }),
    ])
    const price = maxPerGas(gasPrice)
    // The fee of a zero transfer is returned whatever the account holds.
    const balance = amount || token ? owned : 1n << 255n
    const available = held ?? balance
    const wanted = amount === 'max' ? available : amount
    if (wanted > available || (amount === 'max' && wanted === 0n)) throw tooLittle('Insufficient balance.')
    if (balance === 0n && price > 0n) throw tooLittleForFee(network)
    const isContract = isContractCode(code)
    const data = encodeCall('transfer(address,uint256)', to, wanted)
    const transaction = token ? { from, to: token, data } : { from, to, value: toQuantity(wanted) }
    const [needed, transferFee] = await Promise.all([
      simulateEvmTransfer(request, { transaction, isToken: token !== undefined, isContract }),
      token && readDeductedFee(request, { network, from, to, token, data, amount: wanted }),
    ])
    const gas = needed === plainGas ? needed : (needed * 6n + 4n) / 5n
    const fee = gas * price + dataFee
    const rest = balance - fee
    const leaves = amount === 'max' && token === undefined ? rest : wanted
    if (rest < 0n || (token === undefined && leaves > rest) || (amount === 'max' && leaves <= 0n))
      throw tooLittleForFee(network)
    const warnings: TransferWarning[] = token === to ? ['tokenContract'] : isContract ? ['contractRecipient'] : []
    // Nothing would be left for a fee chosen by the wallet.
    const terms = amount === 'max' && token === undefined ? { extra: { gas, ...gasPrice } } : undefined
    return { amount: leaves, fee, warnings, ...(terms && { terms }), ...(transferFee && { transferFee }) }
  }

  return {
    async planTransfer(call) {
      const to = requireReceiver(call.to)
      if (call.amount !== 'max' && (typeof call.amount !== 'bigint' || call.amount < 0n))
        throw new KitError('amount/invalid', {
          shortMessage: 'The amount must be a bigint in base units, zero or more.',
        })
      const chains = await getChains()
      const work = async () => plan(chains.getRequest(call.network.id), call, to)
      return readChain(work, call.signal, 'Error estimating gas.')
    },
  }
}

/** Gas of a transfer between accounts that run no code. */
const plainGas = 21_000n
/** Data of `transfer(address,uint256)`. */
const transferBytes = 68

async function readHeld(request: RpcRequest, owner: string, token: string): Promise<bigint> {
  const params = [{ to: token, data: encodeCall('balanceOf(address)', owner) }, 'latest']
  const held = decodeUint(await request({ method: 'eth_call', params }).catch(unlessReverted))
  if (held !== undefined) return held
  throw new KitError('token/notFound', { shortMessage: 'No token found at this address.', details: token })
}

function tooLittle(shortMessage: string): KitError {
  return new KitError('transfer/insufficientFunds', { shortMessage })
}

function tooLittleForFee({ nativeCurrency }: Network): KitError {
  return tooLittle(`Not enough ${nativeCurrency.symbol} for the network fee.`)
}
