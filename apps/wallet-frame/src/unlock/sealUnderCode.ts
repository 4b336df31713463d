import type { Addresses } from '../keys/Addresses.js'
import { makeCode, parseCode, secretOfCode } from '../keys/parseCode.js'
import type { RecoveryFile } from '../keys/RecoveryFile.js'
import type { SealedCopy } from '../keys/SealedCopy.js'
import type { Vault } from '../worker/createVault.js'

/** A recovery code, the copy that it opens, and the file that contains the copy (`docs/recovery-format.md`). */
export type Recovery = { readonly code: string; readonly copy: SealedCopy; readonly file: string }

/** Creates a recovery code for the unlocked wallet. Nothing is stored yet. */
export async function sealUnderCode(vault: Pick<Vault, 'seal'>, user: string, addresses: Addresses): Promise<Recovery> {
  const code = makeCode()
  const secret = secretOfCode(parseCode(code) as string)
  const copy = await vault.seal({ kind: 'code', secret }, { keyId: crypto.randomUUID(), label: '' }, user)
  const file: RecoveryFile = { format: 'kit-recovery/1', user, addresses, copy: { ...copy, kind: 'code' } }
  return { code, copy, file: JSON.stringify(file, undefined, 2) }
}
