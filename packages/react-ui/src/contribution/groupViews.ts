import type { ViewName } from '@kit/modal'
import type { AnyMessages } from '../text/Messages.js'
import type { ViewDefinition } from './defineView.js'

/** Views in one file, which exports each of them by name, optionally with English texts. */
export type ViewFile<Name extends ViewName> = { readonly [One in Name]: ViewDefinition<One> } & {
  readonly texts?: AnyMessages
}

/** An error for a view that a file exports, but whose name isn't listed: nothing could open it. */
type Unnamed<File, Name> = [Exclude<ExportedView<File>, Name>] extends [never]
  ? unknown
  : { readonly unnamedView: Exclude<ExportedView<File>, Name> }

type ExportedView<File> = { [Key in keyof File]: File[Key] extends { readonly name: Key } ? Key : never }[keyof File]

/**
 * Lists the views of one file, which is loaded when the first of them is shown.
 *
 * @param load Imports the file.
 * @param names The names of the views, which must be known before the file is loaded.
 * @example defineFeature({ id: 'tip', views: groupViews(() => import('./views.js'), ['Tip', 'TipSent']) })
 */
export function groupViews<Name extends ViewName, File extends ViewFile<Name>>(
  load: () => Promise<File & ViewFile<Name>>,
  names: readonly Name[] & Unnamed<File, Name>,
): { readonly [One in Name]: () => Promise<ViewDefinition<One>> } {
  return Object.fromEntries(
    names.map((name) => [name, () => load().then((file) => ({ texts: file.texts, ...file[name] }))]),
  ) as never
}
