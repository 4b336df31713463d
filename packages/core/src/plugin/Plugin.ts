import type { Observable } from 'rxjs'
import type { PluginEvent, TimedKitEvent } from '../event/KitEvent.js'
import type { Kit } from '../kit/Kit.js'
import type { Ports } from '../ports/Ports.js'

/** What a plugin gets when the kit is created. */
export type PluginContext = {
  /** The kit itself; its commands work once it is started. */
  readonly kit: Kit
  readonly ports: Ports
  readonly events$: Observable<TimedKitEvent>
  /** Tells the timeline what happened in the plugin. */
  emit(event: PluginEvent): void
  /** Registers an end that runs on `kit.destroy()`. */
  onDestroy(end: () => void): void
  /** Refuses to close the modal while the predicate says so: the modal shakes instead. Returns the end. */
  addCloseGuard(refuses: () => boolean): () => void
}

/** A feature. What `setup` returns is `kit.plugins[id]`. */
export type Plugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  setup(context: PluginContext): Api
}
