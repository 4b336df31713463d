import { createModalPlugin, type ModalPlugin } from '@kit/modal/plugin'

/**
 * The plugin that the modal needs: `modal()` of `@kit/modal`, with the code of its commands in the file that the modal opens with.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [modal()] })
 */
export const modal = (): ModalPlugin => createModalPlugin(() => import('./openingParts.js').then(({ rules }) => rules))
