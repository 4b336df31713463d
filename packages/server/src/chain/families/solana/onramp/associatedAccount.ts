import { createHash } from 'node:crypto'

/** The field of Ed25519, and the constant of its curve: −121665 / 121666. */
const p = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** Returns the associated token account of an owner and a mint: the first derived address that is not a public key. */
export function associatedAccount(
  owner: Uint8Array,
  mint: Uint8Array,
  tokenProgram: Uint8Array,
  associatedProgram: Uint8Array,
): Uint8Array {
  for (let bump = 255; bump >= 0; bump--) {
    const seeds = [
      owner,
      tokenProgram,
      mint,
      Uint8Array.of(bump),
      associatedProgram,
      Buffer.from('ProgramDerivedAddress'),
    ]
    const address = createHash('sha256').update(Buffer.concat(seeds)).digest()
    if (!isOnCurve(address)) return address
  }
  throw new TypeError('no address can be derived')
}

/** Returns whether 32 bytes are a point of the curve, as public keys are: x² = (y² − 1) / (d y² + 1) has a root. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const little = Buffer.from(bytes).reverse()
  little.writeUInt8(little.readUInt8(0) & 0x7f, 0)
  const y = BigInt(`0x${little.toString('hex')}`)
  const square = mod(y * y)
  const root = power(mod((square - 1n) * mod(d * square + 1n)), (p - 1n) / 2n)
  return root === 0n || root === 1n
}

function mod(value: bigint): bigint {
  return ((value % p) + p) % p
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let factor = mod(base), rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * factor)
    factor = mod(factor * factor)
  }
  return result
}
