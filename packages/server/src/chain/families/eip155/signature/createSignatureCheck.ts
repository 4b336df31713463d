import type { Chains } from '../../../chains/Chains.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** A text and its claimed signer. */
export type SignedText = {
  /** With checksum; any other spelling is refused. */
  readonly address: string
  /** CAIP-2 ID of the chain of a contract wallet. */
  readonly chain: string
  /** Signed verbatim, with the prefix of EIP-191. */
  readonly message: string
  /** Hex: of a key, of a contract (EIP-1271) or of an undeployed contract (EIP-6492). */
  readonly signature: string
}

/**
 * Returns whether the address signed the text. A key's signature needs no chain. A signature that only a contract on an unsupported chain
 * could confirm is invalid.
 *
 * @throws NoUpstreamResponded when the required chain is unavailable, so that the result is unknown
 */
export type SignatureCheck = (signed: SignedText) => Promise<boolean>

/** Longer than any wallet's signature including its creation code. */
const signaturePattern = /^0x([0-9a-f]{2}){0,65536}$/i

/**
 * Verifies signatures of wallets of every kind.
 *
 * @example await createSignatureCheck(chains)({ address: '0xf39F…', chain: 'eip155:1', message: 'hello', signature: '0x…' })
 */
export function createSignatureCheck(chains: Pick<Chains, 'config' | 'call'>): SignatureCheck {
  return async ({ address, chain, message, signature }) => {
    const viem = await import('viem')
    if (!/^0x[0-9a-f]{40}$/i.test(address) || !signaturePattern.test(signature)) return false
    if (viem.getAddress(address.toLowerCase()) !== address) return false
    const hash = viem.hashMessage(message)
    const hex = signature as `0x${string}`
    // Throws for anything that is not a signature of a key.
    const signer = await viem.recoverAddress({ hash, signature: hex }).catch(() => undefined)
    if (signer === address) return true
    if (chains.config(chain) === undefined) return false
    // Code that runs without being deployed queries the wallet, after creating it if the signature contains its deployment. It uses the
    // gateway directly: a client would treat an unavailable chain as an invalid signature, and follow URLs that a contract names.
    const data = viem.encodeDeployData({
      abi: viem.erc6492SignatureValidatorAbi,
      bytecode: viem.erc6492SignatureValidatorByteCode,
      args: [address as `0x${string}`, hash, hex],
    })
    try {
      const answer = await chains.call(chain, 'eth_call', [{ data }, 'latest'])
      if (answer === '0x01' || answer === '0x00') return answer === '0x01'
      throw new NoUpstreamResponded(['not a verdict'])
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      if (error.code === 3 || /revert/i.test(error.message)) return false
      // Any other error means that the node did not run the code, which says nothing about the signature.
      throw new NoUpstreamResponded([`error ${error.code}`])
    }
  }
}
