export { KitModal, type KitModalProps } from './KitModal.js'
export {
  type AnyView,
  defineView,
  type TitleContext,
  type ViewDefinition,
  type ViewProps,
} from './router/defineView.js'
export type { Text } from './text/createText.js'
export type { MessageKey, Messages, PluralMessage } from './text/Messages.js'
export { KitUi } from './theme/KitUi.js'
export type { Theme, ThemeVariables, UiOptions } from './theme/UiOptions.js'
