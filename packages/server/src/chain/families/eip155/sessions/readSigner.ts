import { z } from 'zod'

const key = z.object({
  type: z.literal('secp256k1'),
  publicKey: z.string().regex(/^0x(04[0-9a-f]{128}|0[23][0-9a-f]{64})$/i),
})

const signer = z.union([
  z.object({ type: z.literal('keys'), data: z.object({ keys: z.array(z.unknown()).max(16) }) }),
  z.object({ type: z.literal('key'), data: key }),
  z.object({ type: z.literal('account'), data: z.object({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/) }) }),
])

/**
 * Returns the keys of a dapp, in lower case. They are secp256k1 public keys of the signers `keys` and `key` of ERC-7715, uncompressed or
 * compressed, or the address of an `account`. Empty for any other signer, which no one can prove to be.
 */
export function readSigner(value: unknown): readonly string[] {
  const parsed = signer.safeParse(value)
  if (!parsed.success) return []
  const { type, data } = parsed.data
  if (type === 'account') return [data.address.toLowerCase()]
  return (type === 'key' ? [data] : data.keys).flatMap((entry) => {
    const found = key.safeParse(entry)
    return found.success ? [found.data.publicKey.toLowerCase()] : []
  })
}

/** Returns the encodings in which a signer may name the key that signed a text (EIP-191); none for an invalid signature. */
export async function signerIdentifiers(message: string, signature: string): Promise<readonly string[]> {
  const { hashMessage, recoverPublicKey } = await import('viem')
  const { publicKeyToAddress } = await import('viem/accounts')
  try {
    const found = await recoverPublicKey({ hash: hashMessage(message), signature: signature as `0x${string}` })
    const [x, y] = [found.slice(4, 68), found.slice(68)]
    const compressed = `0x0${Number.parseInt(y.at(-1) ?? '0', 16) % 2 === 0 ? 2 : 3}${x}`
    return [found.toLowerCase(), compressed.toLowerCase(), publicKeyToAddress(found).toLowerCase()]
  } catch {
    return []
  }
}
