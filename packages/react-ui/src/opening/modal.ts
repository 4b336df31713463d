import { createModalPlugin, type ModalPlugin } from '@kit/modal/plugin'

/**
 * Adds the modal to a kit: `modal()` of `@kit/modal`, with the code of its commands bundled into the file that opening the modal loads.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [modal()] })
 */
export const modal = (): ModalPlugin => createModalPlugin(() => import('./openingParts.js'))
