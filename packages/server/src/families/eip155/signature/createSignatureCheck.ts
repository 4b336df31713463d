import type { Chains } from '../../../chain/Chains.js'
import { RpcFailure } from '../../../chain/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** A text and who is said to have signed it. */
export type SignedText = {
  /** With checksum; any other spelling is refused. */
  readonly address: string
  /** CAIP-2 ID of the chain on which a contract wallet would stand. */
  readonly chain: string
  /** Signed unchanged, with the prefix of EIP-191. */
  readonly message: string
  /** Hex: of a key, of a contract (EIP-1271) or of one that is not there yet (EIP-6492). */
  readonly signature: string
}

/**
 * Whether the text was signed by the address. A signature of a key is recognised without a chain. What only a contract on a chain that is
 * not served could confirm is as good as unsigned.
 *
 * @throws NoUpstreamResponded when the chain that must be asked is down: then nothing is known
 */
export type SignatureCheck = (signed: SignedText) => Promise<boolean>

/** Longer than any wallet's signature with the code that would create the wallet. */
const SIGNATURE = /^0x([0-9a-f]{2}){0,65536}$/i

/**
 * Checks signatures of wallets of every kind.
 *
 * @example await createSignatureCheck(chains)({ address: '0xf39F…', chain: 'eip155:1', message: 'hello', signature: '0x…' })
 */
export function createSignatureCheck(chains: Pick<Chains, 'config' | 'call'>): SignatureCheck {
  return async ({ address, chain, message, signature }) => {
    const viem = await import('viem')
    if (!/^0x[0-9a-f]{40}$/i.test(address) || !SIGNATURE.test(signature)) return false
    if (viem.getAddress(address.toLowerCase()) !== address) return false
    const hash = viem.hashMessage(message)
    const hex = signature as `0x${string}`
    // Throws for anything that is not a signature of a key.
    const signer = await viem.recoverAddress({ hash, signature: hex }).catch(() => undefined)
    if (signer === address) return true
    if (chains.config(chain) === undefined) return false
    // Code that is run without being deployed asks the wallet, after creating it if the signature says how. Asked through the gateway
    // itself: a client would take a chain that is down for a wallet that says no, and follow URLs that a contract names.
    const data = viem.encodeDeployData({
      abi: viem.erc6492SignatureValidatorAbi,
      bytecode: viem.erc6492SignatureValidatorByteCode,
      args: [address as `0x${string}`, hash, hex],
    })
    try {
      return (await chains.call(chain, 'eth_call', [{ data }, 'latest'])) === '0x01'
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      if (error.code === 3 || /revert/i.test(error.message)) return false
      // A node that says anything else did not run the code, which says nothing about the signature.
      throw new NoUpstreamResponded([`error ${error.code}`])
    }
  }
}
