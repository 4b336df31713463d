import { KitError } from '@kit/core/plugin'
import { buttonElement } from './buttonElement.js'
import { createElementClass, type ElementClass } from './createElementClass.js'
import { createRooms } from './createRooms.js'
import { modalElement } from './modalElement.js'
import { version } from './version.data.js'

/**
 * Registers `<kit-button>` and `<kit-modal>`. Importing this package doesn't register anything. Calling the function again, or on a server,
 * has no effect. An element renders once its `kit` property is set, which may happen before or after this call.
 *
 * @throws KitError `element/taken` when one of the names is already registered by another version or by other code.
 *
 * @example
 * defineKitElements()
 * for (const element of document.querySelectorAll<KitElement>('kit-button, kit-modal')) element.kit = kit
 */
export function defineKitElements(): void {
  if (!('customElements' in globalThis)) return
  const descriptions = { 'kit-button': buttonElement, 'kit-modal': modalElement }
  const names = Object.keys(descriptions) as (keyof typeof descriptions)[]
  const known = names.filter(isDefined)
  if (known.length === names.length) return
  const rooms = createRooms()
  for (const name of names)
    if (!known.includes(name)) customElements.define(name, createElementClass(descriptions[name], rooms))
}

/** Whether this version has registered the name. Throws when anything else has. */
function isDefined(name: string): boolean {
  const found = customElements.get(name) as Partial<ElementClass> | undefined
  if (found === undefined) return false
  if (found.kitVersion === version) return true
  const owner = found.kitVersion === undefined ? 'other code' : `version ${found.kitVersion} of the kit`
  throw new KitError('element/taken', {
    shortMessage: `<${name}> is already registered by ${owner}.`,
    details: `This is version ${version}. A page can use only one version of the elements. Check whether it loads a second copy of @kit/element.`,
  })
}
