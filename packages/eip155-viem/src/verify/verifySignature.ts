import type { Verdict } from '@kit/core/adapter'
import {
  BaseError,
  createPublicClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  fallback,
  getAddress,
  hashMessage,
  http,
  RpcRequestError,
  recoverAddress,
} from 'viem'

/** Longer than any wallet's signature with the code that would create the wallet. */
const hexBytes = /^0x(?:[0-9a-f]{2}){0,65536}$/i

/** What `eip155Verifier` does once it is loaded. */
export async function verifySignature(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly urls: readonly string[]
  readonly timeoutMs: number | undefined
}): Promise<Verdict> {
  const { address, message, signature, urls, timeoutMs = 10_000 } = proof
  if (!/^0x[0-9a-f]{40}$/i.test(address) || !hexBytes.test(signature)) return 'invalid'
  const account = getAddress(address.toLowerCase())
  const hash = hashMessage(message)
  // Throws for what is no signature of a key. An account with code and a key (EIP-7702) is signed for by its key.
  const signer = await recoverAddress({ hash, signature: signature as `0x${string}` }).catch(() => undefined)
  if (signer === account) return 'valid'
  if (urls.length === 0) return 'unknown'
  // Code that is run without being deployed asks the contract, after creating it if the signature says how.
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [account, hash, signature as `0x${string}`],
  })
  // A contract may name URLs that are to be asked (ERC-3668): none is.
  const client = createPublicClient({
    ccipRead: false,
    transport: fallback(urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }))),
  })
  try {
    return (await client.call({ data })).data === '0x01' ? 'valid' : 'invalid'
  } catch (error) {
    return isRevert(error) ? 'invalid' : 'unknown'
  }
}

/** The node ran the code, and it failed. */
const isRevert = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof RpcRequestError && (cause.code === 3 || /revert/i.test(cause.details))) !==
    null
