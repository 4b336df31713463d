import type { ViewName } from '@kit/modal'
import type { AnyMessages } from '../text/Messages.js'
import type { ViewDefinition } from './defineView.js'

/** Views that come in one file, where each is exported by its name, with their English texts. */
export type ViewFile<Name extends ViewName> = { readonly [One in Name]: ViewDefinition<One> } & {
  readonly texts: AnyMessages
}

/** Each view of a file by itself. */
export function groupViews<Name extends ViewName>(
  load: () => Promise<ViewFile<Name>>,
  names: readonly Name[],
): { readonly [One in Name]: () => Promise<ViewDefinition<One>> } {
  return Object.fromEntries(
    names.map((name) => [name, () => load().then((file) => Object.assign({ texts: file.texts }, file[name]))]),
  ) as never
}
