import { concat, encodeAbiParameters, type Hex, keccak256, numberToHex, parseAbiParameters, size, slice } from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import type { Chains } from '../../../chains/Chains.js'
import type { PaymasterConfig } from '../../../config/chainConfig.js'
import { faultCodes, OperationError } from '../operation/OperationError.js'
import { readSponsored } from '../operation/readOperation.js'
import { requireHybridAccount } from '../operation/requireHybridAccount.js'

/** Responds to a call as a paymaster (ERC-7677). @throws OperationError */
export type OwnPaymaster = (method: string, params: readonly unknown[]) => Promise<object>

/** Options for {@link createOwnPaymaster}. */
export type OwnPaymasterOptions = {
  readonly chains: Chains
  /** CAIP-2 ID. */
  readonly chain: string
  readonly own: NonNullable<PaymasterConfig['own']>
  readonly config: PaymasterConfig
  /** Unix time in milliseconds. */
  readonly now: () => number
}

/** How long a sponsored operation can be sent. */
const validSeconds = 600
/** Gas of the contract, and per byte that it hashes. */
const verificationGas = 60_000n
const gasPerByte = 2n
/** Has the format of a signature, by no key. */
const stubSignature = `0x${'ff'.repeat(31)}00${'7a'.repeat(32)}1c` as const
const stubTime = '0xffffffffffff'

/** Sponsors operations of embedded wallet accounts from the deposit of the paymaster contract, by signing them. */
export function createOwnPaymaster({ chains, chain, own, config, now }: OwnPaymasterOptions): OwnPaymaster {
  const account = privateKeyToAccount(own.key as Hex)
  const chainId = Number(chain.split(':')[1])
  const paymaster = own.address as Hex
  const sponsor = config.name === undefined ? {} : { sponsor: { name: config.name } }

  return async (method, params) => {
    const given = readSponsored(params, chainId)
    await requireHybridAccount(chains, chain, given)
    const gas = {
      paymasterVerificationGasLimit: given.paymasterVerificationGasLimit || gasFor(given),
      paymasterPostOpGasLimit: given.paymasterPostOpGasLimit ?? 0n,
    }
    const limits = {
      paymasterVerificationGasLimit: numberToHex(gas.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: numberToHex(gas.paymasterPostOpGasLimit),
    }
    if (method === 'pm_getPaymasterStubData')
      return { paymaster, paymasterData: concat([stubTime, stubSignature]), ...limits, ...sponsor, isFinal: false }
    const operation = { ...given, paymaster, ...gas, paymasterData: '0x' as Hex }
    requireCheap(operation, BigInt(config.maxCost))
    const validUntil = Math.floor(now() / 1000) + validSeconds
    const raw = hashOf(operation, { chainId, paymaster, validUntil })
    const signature = await account.signMessage({ message: { raw } })
    return {
      paymaster,
      paymasterData: concat([numberToHex(validUntil, { size: 6 }), signature]),
      ...limits,
      ...sponsor,
    }
  }
}

function gasFor({ callData, factoryData = '0x' }: UserOperation<'0.7'>): bigint {
  return verificationGas + gasPerByte * BigInt(size(callData) + size(factoryData))
}

function requireCheap(operation: UserOperation<'0.7'>, maxCost: bigint): void {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  const { paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  const limits =
    callGasLimit + verificationGasLimit + preVerificationGas + paymasterVerificationGasLimit + paymasterPostOpGasLimit
  if (limits * maxFeePerGas <= maxCost) return
  throw new OperationError(faultCodes.paymaster, 'The operation costs more than the sponsorship limit')
}

/** Returns the hash from which the contract recovers the signer. */
function hashOf(
  operation: UserOperation<'0.7'>,
  {
    chainId,
    paymaster,
    validUntil,
  }: { readonly chainId: number; readonly paymaster: Hex; readonly validUntil: number },
): Hex {
  const { sender, nonce, preVerificationGas } = operation
  const { initCode, callData, accountGasLimits, gasFees, paymasterAndData } = toPackedUserOperation(operation)
  const types = parseAbiParameters(
    'uint256, address, uint48, address, uint256, bytes32, bytes32, bytes32, uint256, bytes32, bytes32',
  )
  return keccak256(
    encodeAbiParameters(types, [
      BigInt(chainId),
      paymaster,
      validUntil,
      sender,
      nonce,
      keccak256(initCode),
      keccak256(callData),
      accountGasLimits,
      preVerificationGas,
      gasFees,
      keccak256(slice(paymasterAndData, 0, 52)),
    ]),
  )
}
