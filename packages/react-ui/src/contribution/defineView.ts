import type { Kit } from '@kit/core'
import type { ViewData, ViewName } from '@kit/modal'
import type { ComponentType } from 'react'
import type { Text } from '../text/createText.js'
import type { AnyMessages } from '../text/Messages.js'

/** What the component of a view gets. It takes everything else from hooks. */
export type ViewProps<Name extends ViewName = ViewName> = { readonly data: ViewData[Name] }

/** What a title is made from. */
export type TitleContext<Name extends ViewName> = {
  readonly text: Text
  readonly data: ViewData[Name]
  readonly kit: Kit
}

/** A view as data: one file makes a screen. */
export type ViewDefinition<Name extends ViewName = ViewName> = {
  readonly name: Name
  /** The accessible name of the dialog while the view is shown. */
  title(context: TitleContext<Name>): string
  /** A word beside the title, such as that the view is a beta. Default: none. */
  tag?(context: TitleContext<Name>): string
  readonly Component: ComponentType<ViewProps<Name>>
  /** English texts that came with it. */
  readonly texts?: AnyMessages
  /**
   * It shows the account, as the kit's own Account does: when that goes while it is shown, the modal closes, or goes to the wallets that
   * are still connected. Default false.
   */
  readonly needsAccount?: boolean
  /**
   * Whether it needs a configured service, or shows more with one. Where no service may be contacted, the modal says so in place of the
   * view, or below it. Default: neither.
   */
  readonly service?: 'needed' | 'used'
}

/**
 * Defines a view. The data that it is opened with stands in the same file, by declaration merging of `ViewData`.
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
