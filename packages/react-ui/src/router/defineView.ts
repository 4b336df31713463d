import type { Kit, ViewData, ViewName } from '@kit/core'
import type { ComponentType } from 'react'
import type { Text } from '../text/createText.js'

/** What the component of a view gets. All else it takes from hooks. */
export type ViewProps<Name extends ViewName = ViewName> = { readonly data: ViewData[Name] }

/** What a title is made from. */
export type TitleContext<Name extends ViewName> = {
  readonly text: Text
  readonly data: ViewData[Name]
  readonly kit: Kit
}

/** A view as data: one file and one line in a list make a new screen. */
export type ViewDefinition<Name extends ViewName = ViewName> = {
  readonly name: Name
  /** The accessible name of the dialog while the view is shown. */
  title(context: TitleContext<Name>): string
  /** Does not show the title: the view says it larger itself. */
  readonly titleHidden?: boolean
} & (
  | { readonly Component: ComponentType<ViewProps<Name>> }
  /** For a view of weight: loaded once the modal is open. */
  | { readonly load: () => Promise<ComponentType<ViewProps<Name>>> }
)

/** A view of any name, as lists hold them. */
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
