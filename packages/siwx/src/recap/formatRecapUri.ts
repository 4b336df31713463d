import { KitError } from '@kit/core/plugin'

/**
 * A capability grant (ERC-5573): abilities (`namespace/name`) by resource (a URI), each with conditions. `prf` lists the parent grants;
 * paired wallets omit it.
 *
 * @example
 * const recap: Recap = { att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } }, prf: [] }
 */
export type Recap = {
  readonly att: { readonly [resource: string]: { readonly [ability: string]: readonly unknown[] } }
  readonly prf?: readonly string[]
}

/** The prefix of every ReCap URI. */
export const recapPrefix = 'urn:recap:'
const ability = /^[A-Za-z0-9.*_+-]+\/[A-Za-z0-9.*_+-]+$/
const resource = /^[A-Za-z0-9\-._~!$&()*+,;=:@/?#%[\]]+$/

/**
 * Formats a ReCap as the last resource of a message: JSON with sorted keys in unpadded base64url (ERC-5573).
 *
 * @throws KitError `siwx/invalidField` if it grants nothing or contains names that the statement of a message can't include.
 * @example resources: [...resources, formatRecapUri(recap)]
 */
export function formatRecapUri(recap: Recap): string {
  if (!isRecap(recap))
    throw new KitError('siwx/invalidField', { shortMessage: 'Invalid ReCap.', details: 'resources: recap' })
  const bytes = new TextEncoder().encode(
    JSON.stringify(sorted({ att: recap.att, ...(recap.prf !== undefined && { prf: recap.prf }) })),
  )
  const base64 = btoa(String.fromCharCode(...bytes))
  return recapPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns whether a value has the shape of a ReCap. */
export function isRecap(value: unknown): value is Recap {
  if (!isObject(value)) return false
  const { att, prf } = value
  return (
    isObject(att) &&
    Object.keys(att).length > 0 &&
    Object.entries(att).every(
      ([name, abilities]) =>
        resource.test(name) &&
        isObject(abilities) &&
        Object.keys(abilities).length > 0 &&
        Object.entries(abilities).every(([key, conditions]) => ability.test(key) && Array.isArray(conditions)),
    ) &&
    (prf === undefined || (Array.isArray(prf) && prf.every((proof) => typeof proof === 'string')))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sorts keys at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]))
}
