import { isPlainName, loadPart } from '@kit/core/plugin'

/**
 * The name of an account as it may be shown: one that is normal by ENSIP-15. Another could look like a name that it is not.
 *
 * @param name What the service said. Hostile.
 * @example await readName('vit\u0430lik.eth') // undefined: one letter is Cyrillic
 */
export async function readName(name: unknown): Promise<string | undefined> {
  if (typeof name !== 'string' || name.length > 255) return undefined
  if (isPlainName(name)) return name
  // Its tables of letters are large.
  const { ens_normalize: normalize } = await loadPart(import('@adraffy/ens-normalize'))
  try {
    return normalize(name) === name && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
