import { HttpError } from '../../../../platform/http/HttpError.js'

/** Minimum length of the first label. */
export const shortestLabel = 4

/**
 * Checks whether a name can be registered. It has three labels of letters, digits and hyphens, the first with 4 to 64 characters, in a
 * supported zone. It is normalized (ENSIP-15), which excludes labels that browsers would show in another script.
 *
 * @throws HttpError 400, field `name`
 */
export async function checkName(name: string, zones: readonly string[]): Promise<void> {
  const refuse = (why: string): never => {
    throw new HttpError(400, 'name', why)
  }
  if (!/^[a-z0-9.-]+$/.test(name)) refuse('A name can contain only letters from a to z, digits, hyphens and dots')
  const [label = '', ...zone] = name.split('.')
  if (zone.length !== 2 || label.length < shortestLabel || label.length > 64) {
    refuse('A name must have three labels, the first with 4 to 64 characters')
  }
  if (!zones.includes(zone.join('.'))) refuse('This server does not serve names of this zone')
  if ((await normalizedName(name)) !== name) refuse("This name contains characters that aren't allowed.")
}

/** Normalizes a name (ENSIP-15); returns undefined for an invalid one. */
export async function normalizedName(name: string): Promise<string | undefined> {
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
