import { KitModal } from '@kit/react-ui'
import type { ElementDescription } from './createElementClass.js'
import type { KitModalElement } from './KitElement.js'
import { sharedAttributes, sharedProperties, uiOptionsOf } from './uiOptionsOf.js'

export const modalElement: ElementDescription = {
  attributes: { ...sharedAttributes, preload: { name: 'preload', kind: 'text' } },
  properties: [...sharedProperties, 'features', 'links', 'walletFeaturesOrder'],
  css: ':host{display:contents}:host([hidden]){display:none}',
  render(element) {
    const modal = element as KitModalElement
    const { features, links, walletFeaturesOrder } = modal
    return (
      <KitModal
        {...uiOptionsOf(modal)}
        {...(features && { features })}
        {...(links && { links })}
        {...(walletFeaturesOrder && { walletFeaturesOrder })}
        preload={modal.preload === 'idle' ? 'idle' : 'intent'}
      />
    )
  },
  onDetached(kit) {
    // Without its element, the user could neither see nor close it.
    if (kit.modal.getState().open) kit.close({ force: true })
  },
}
