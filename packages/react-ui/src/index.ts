export { ConnectButton, type ConnectButtonProps } from './button/ConnectButton.js'
export { NetworkButton, type NetworkButtonProps } from './button/NetworkButton.js'
export type { ConnectButtonState } from './button/useConnectButton.js'
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
