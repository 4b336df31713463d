import { isAsciiName, loadChunk } from '@kit/core/plugin'

/**
 * Returns the name of an account if it is normalized under ENSIP-15. Others could imitate a different name.
 *
 * @param name The service's response. Untrusted.
 * @example await readName('vit\u0430lik.eth') // undefined: one letter is Cyrillic
 */
export async function readName(name: unknown): Promise<string | undefined> {
  if (typeof name !== 'string' || name.length > 255) return undefined
  if (isAsciiName(name)) return name
  // Loaded lazily because its character tables are large.
  const { ens_normalize: normalize } = await loadChunk(import('@adraffy/ens-normalize'))
  try {
    return normalize(name) === name && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
