import { createModalPlugin, type ModalPlugin } from './createModalPlugin.js'

/**
 * Adds the state of the modal, without any UI: the open view, navigation, toasts and alerts. The kit gets the commands and stores
 * (`kit.open()`, `kit.modal`), also available as `kit.plugins.modal`. `@kit/react-ui` re-exports it with its own views.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [modal()] })
 * kit.start()
 * kit.open({ view: 'Networks' })
 */
export const modal = (): ModalPlugin => createModalPlugin(() => import('./commands/modalCommands.js'))
