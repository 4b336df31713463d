import { KitError } from '../error/KitError.js'
import type { KitErrorCode } from '../error/KitErrorCode.js'

/** Throws when an id is there twice, and names that id. */
export function refuseDuplicates(code: KitErrorCode, ids: readonly string[]): void {
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate !== undefined)
    throw new KitError(code, {
      shortMessage: 'Two parts of the kit have one name.',
      details: `${duplicate}: leave one out.`,
    })
}
