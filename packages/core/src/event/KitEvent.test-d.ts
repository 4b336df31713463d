import { expectTypeOf, test } from 'vitest'
import type { PluginContext } from '../kit/Plugin.js'
import type { KitEvent } from './KitEvent.js'

declare module './KitEvent.js' {
  interface PluginEvents {
    'probe/measured': { readonly depth: number }
  }
}

declare const context: PluginContext

test('KitEvent contains the events that a plugin declared', () => {
  expectTypeOf<Extract<KitEvent, { type: 'probe/measured' }>['depth']>().toEqualTypeOf<number>()
  context.emit({ type: 'probe/measured', depth: 2 })
})

test("PluginEvent accepts neither undeclared events nor the kit's own", () => {
  // @ts-expect-error it was declared with a number
  context.emit({ type: 'probe/measured', depth: 'deep' })
  // @ts-expect-error it isn't declared
  context.emit({ type: 'probe/lost' })
  // @ts-expect-error it belongs to the kit
  context.emit({ type: 'modal/closed', connected: true })
})
