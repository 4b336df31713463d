import type { ViewName } from '@kit/modal'
import type { AnyMessages } from '../text/Messages.js'
import type { ViewDefinition } from './defineView.js'

/** Views in one file, which exports each of them by name, optionally with English texts. */
export type ViewFile<Name extends ViewName> = { readonly [One in Name]: ViewDefinition<One> } & {
  readonly texts?: AnyMessages
}

/**
 * Lists the views of one file, which is loaded when the first of them is shown.
 *
 * @param load Imports the file.
 * @param names The names of the views, which must be known before the file is loaded.
 * @example defineFeature({ id: 'tip', views: groupViews(() => import('./views.js'), ['Tip', 'TipSent']) })
 */
export function groupViews<Name extends ViewName>(
  load: () => Promise<ViewFile<Name>>,
  names: readonly Name[],
): { readonly [One in Name]: () => Promise<ViewDefinition<One>> } {
  return Object.fromEntries(
    names.map((name) => [name, () => load().then((file) => ({ texts: file.texts, ...file[name] }))]),
  ) as never
}
