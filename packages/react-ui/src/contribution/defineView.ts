import type { Kit } from '@kit/core'
import type { ViewData, ViewName } from '@kit/modal'
import type { ComponentType } from 'react'
import type { Text } from '../text/createText.js'
import type { AnyMessages } from '../text/Messages.js'

/** Props of a view's component. Everything else comes from hooks. */
export type ViewProps<Name extends ViewName = ViewName> = { readonly data: ViewData[Name] }

/** Arguments of `title` and `tag`. */
export type TitleContext<Name extends ViewName> = {
  readonly text: Text
  readonly data: ViewData[Name]
  readonly kit: Kit
}

/** Definition of a view. */
export type ViewDefinition<Name extends ViewName = ViewName> = {
  readonly name: Name
  /** Accessible name of the dialog while the view is shown. */
  title(context: TitleContext<Name>): string
  /** A short label next to the title, such as "Beta". Default: none. */
  tag?(context: TitleContext<Name>): string
  readonly Component: ComponentType<ViewProps<Name>>
  /** English texts that are loaded with the view. */
  readonly texts?: AnyMessages
  /**
   * Whether it shows the account. If the account disconnects while it is shown, the modal closes or shows the wallets that are still
   * connected. Default false.
   */
  readonly needsAccount?: boolean
  /**
   * Whether it requires a configured service (`needed`) or shows more with one (`used`). In regions where services can't be contacted, the
   * modal shows a notice in place of the view, or below it. Default: neither.
   */
  readonly service?: 'needed' | 'used'
}

/**
 * Defines a view. Declare its data in the same file by merging into `ViewData`.
 *
 * @example
 * declare module '@kit/modal' { interface ViewData { Tip: { readonly to: string } } }
 * export const tipView = defineView({
 *   name: 'Tip',
 *   title: ({ text }) => text('tip.title'),
 *   Component: Tip,
 * })
 */
export function defineView<Name extends ViewName>(view: ViewDefinition<Name>): ViewDefinition<Name> {
  return view
}
