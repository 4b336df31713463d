import type { Kit, ViewData, ViewName } from '@kit/core'
import type { ComponentType } from 'react'
import type { Text } from '../text/createText.js'

/** What the component of a view gets. It takes everything else from hooks. */
export type ViewProps<Name extends ViewName = ViewName> = { readonly data: ViewData[Name] }

/** What a title is made from. */
export type TitleContext<Name extends ViewName> = {
  readonly text: Text
  readonly data: ViewData[Name]
  readonly kit: Kit
}

/** A view as data: a new screen is one file and one line in a list. */
export type ViewDefinition<Name extends ViewName = ViewName> = {
  readonly name: Name
  /** The accessible name of the dialog while the view is shown. */
  title(context: TitleContext<Name>): string
  /** Hides the title: the view shows it larger itself. */
  readonly titleHidden?: boolean
} & (
  | { readonly Component: ComponentType<ViewProps<Name>> }
  /** For a large view: loaded once the modal is open. */
  | { readonly load: () => Promise<ComponentType<ViewProps<Name>>> }
)

/** A view of any name, for lists of views. */
export type AnyView = ViewDefinition<never> | ViewDefinition

/**
 * Defines a view.
 *
 * @example
 * export const connectView = defineView({
 *   name: 'Connect',
 *   title: ({ text }) => text('connect.title'),
 *   Component: Connect,
 * })
 */
export function defineView<Name extends ViewName>(view: ViewDefinition<Name>): AnyView {
  return view as unknown as AnyView
}
