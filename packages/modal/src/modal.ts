import { createModalPlugin, type ModalPlugin } from './createModalPlugin.js'

/**
 * The state of the modal, for any view of it: which view is open, what it opens and closes for, toasts and alerts. The kit has its
 * commands and stores itself (`kit.open()`, `kit.modal`), and as `kit.plugins.modal`. `@kit/react-ui` passes it on.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [modal()] })
 * kit.start()
 * kit.open({ view: 'Networks' })
 */
export const modal = (): ModalPlugin => createModalPlugin(() => import('./commands/modalCommands.js'))
