import type { RpcRequest } from '@kit/adapter'
import type { ReadCall, Verdict } from '@kit/core/adapter'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { encodeAbi } from '../abi/Abi.js'
import { parseAddress } from '../address/Address.js'
import { revertReason } from '../error/revertReason.js'
import type { EvmReads } from '../read/createEvmReads.js'
import { hashMessage, recoverSigner } from './recoverSigner.js'
import { validatorCode } from './validatorCode.data.js'

/** Longer than any wallet's signature with the code that would create the wallet. */
const hexBytes = /^0x(?:[0-9a-f]{2}){1,65536}$/i

/**
 * Whether an account signed a text: by its key, without a request (EIP-191), else as a contract, by one call (ERC-1271, ERC-6492). An account
 * with code and a key (EIP-7702) is signed for by its key. Throws for no input.
 *
 * @param proof.request Asks the chain of the message; without it what only a contract could confirm is `unknown`.
 * @example await verifySignature({ address, message, signature, request })
 */
export async function verifySignature(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly request?: RpcRequest | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<Verdict> {
  const { message, signature, request, signal } = proof
  const address = parseAddress(proof.address)
  if (address === undefined || typeof signature !== 'string' || !hexBytes.test(signature)) return 'invalid'
  const hash = hashMessage(message)
  const bytes = hexToBytes(signature.slice(2))
  if (recoverSigner(hash, bytes) === address.toLowerCase()) return 'valid'
  if (request === undefined) return 'unknown'
  const args = encodeAbi('(address,bytes32,bytes)', [address, `0x${bytesToHex(hash)}`, signature])
  try {
    const params = [{ data: `${validatorCode}${args.slice(2)}` }, 'latest']
    return (await request({ method: 'eth_call', params, ...(signal && { signal }) })) === '0x01' ? 'valid' : 'invalid'
  } catch (error) {
    return revertReason(error) === undefined ? 'unknown' : 'invalid'
  }
}

/** `verifySignature` of an adapter: its chain library is loaded when a contract has to be asked. */
export const verifyMessage = (
  load: () => Promise<Pick<EvmReads, 'chains'>>,
  call: ReadCall & { readonly address: string; readonly message: string; readonly signature: string },
): Promise<Verdict> =>
  verifySignature({ ...call, request: async (asked) => (await load()).chains.getRequest(call.network.id)(asked) })
