import type { CaipNetworkId, ContractCall } from '@kit/core/plugin'
import type { CrossChainOrder } from './CrossChainOrder.js'

/** `open((uint32,bytes32,bytes))` */
const open = '0xe917a962'
/** `OrderData` of the Open Intents Framework's basic swap. */
const orderDataType = 0x08d75650babf4de09c9273d48ef647876057ed91d4323f8a2e3ebc2cd8a63b5en

/**
 * Returns the call that opens an order (ERC-7683 of 2025), with the data of the Open Intents Framework's basic swap. There, a zero token is
 * the native currency, and a domain is the chain ID.
 *
 * @example planOrder({ networkId: 'eip155:1', account, settler, token: undefined, amount, target, nonce: 1n, expiresAtMs })
 */
export function planOrder({
  account,
  amount,
  expiresAtMs,
  networkId,
  nonce,
  settler,
  target,
  token,
}: CrossChainOrder): Required<ContractCall> {
  const deadline = BigInt(Math.floor(expiresAtMs / 1000))
  const data = toWords(
    0x20n,
    account,
    account,
    token ?? 0n,
    target.token ?? 0n,
    amount,
    target.amount,
    nonce,
    domainOf(networkId),
    domainOf(target.networkId),
    target.settler,
    deadline,
    // Offset of `data`: 12 words from the start. It is empty.
    0x180n,
    0n,
  )
  return {
    to: settler,
    data: `${open}${toWords(0x20n)}${encodeEnvelope(deadline, data)}`,
    value: token === undefined ? amount : 0n,
  }
}

/** Encodes an `OnchainCrossChainOrder` as hex digits. */
export const encodeEnvelope = (deadline: bigint, orderData: string): string =>
  toWords(deadline, orderDataType, 0x60n, BigInt(orderData.length / 2)) + orderData

/** Encodes arguments of 32 bytes each as hex digits. Strings are hex numbers, such as addresses. */
export const toWords = (...values: readonly (bigint | string)[]): string =>
  values.map((value) => BigInt(value).toString(16).padStart(64, '0')).join('')

const domainOf = (networkId: CaipNetworkId): bigint => BigInt(networkId.slice('eip155:'.length))
