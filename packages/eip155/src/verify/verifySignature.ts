import type { RpcRequest } from '@kit/adapter'
import type { ReadCall, Verdict } from '@kit/core/adapter'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { encodeAbi } from '../abi/Abi.js'
import { parseAddress } from '../address/Address.js'
import { revertReason } from '../error/revertReason.js'
import type { EvmReads } from '../read/createEvmReads.js'
import { hashMessage, recoverSigner } from './recoverSigner.js'
import { validatorCode } from './validatorCode.data.js'

/** Longer than any wallet's signature including the code that deploys the wallet. */
const hexBytes = /^0x(?:[0-9a-f]{2}){1,65536}$/i

/**
 * Verifies that an account signed a text: by its key, without a request (EIP-191), otherwise as a contract, by one call (ERC-1271,
 * ERC-6492). An account with delegated code (EIP-7702) signs with its key. Never throws on invalid input.
 *
 * @param proof.request Sends requests to the chain of the message. Without it, a signature that only a contract could confirm is `unknown`.
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
    const answer = await request({ method: 'eth_call', params, ...(signal && { signal }) })
    // Any other response means that the node didn't run the code.
    return answer === '0x01' ? 'valid' : answer === '0x00' ? 'invalid' : 'unknown'
  } catch (error) {
    return revertReason(error) === undefined ? 'unknown' : 'invalid'
  }
}

/** Runs `verifySignature` for an adapter. Loads the chain library when a contract has to be called. */
export const verifyMessage = (
  load: () => Promise<Pick<EvmReads, 'chains'>>,
  call: ReadCall & { readonly address: string; readonly message: string; readonly signature: string },
): Promise<Verdict> =>
  verifySignature({
    ...call,
    request: async (requested) => (await load()).chains.getRequest(call.network.id)(requested),
  })
