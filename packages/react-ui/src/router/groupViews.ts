import type { ViewName } from '@kit/modal'
import type { ViewDefinition } from './defineView.js'

/** Views that come in one file, where each is exported by its name. */
export function groupViews<Name extends ViewName>(
  load: () => Promise<{ readonly [One in Name]: ViewDefinition<One> }>,
  names: readonly Name[],
): { readonly [One in Name]: () => Promise<ViewDefinition<One>> } {
  return Object.fromEntries(names.map((name) => [name, () => load().then((views) => views[name])])) as never
}
