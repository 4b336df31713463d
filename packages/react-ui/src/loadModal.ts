import type { ComponentType } from 'react'
import type { Feature, FeatureProviderProps } from './feature/Feature.js'
import type { ModalProps } from './modal/Modal.js'
import { loadMessages } from './text/loadMessages.js'
import type { Messages } from './text/Messages.js'
import type { KnownLocale } from './text/resolveLocale.js'

/** Everything that the modal needs to open without waiting. */
export type LoadedModal = {
  readonly Modal: ComponentType<ModalProps>
  readonly messages: Messages
  readonly catalogue: KnownLocale
  readonly FeatureProvider: ComponentType<FeatureProviderProps> | undefined
}

/**
 * Loads the modal, one catalogue and the first view, in parallel. The platform keeps what it loaded, so every call after the first
 * resolves at once; a failed one is tried again by the next.
 */
export async function loadModal(
  catalogue: KnownLocale,
  isConnected: boolean,
  features?: readonly Feature[],
): Promise<LoadedModal> {
  const [{ Modal }, messages, FeatureProvider] = await Promise.all([
    import('./modal/Modal.js'),
    loadMessages(catalogue),
    // Each brings what shows all of them.
    features?.[0]?.loadProvider(),
    isConnected && import('./view/connectedViews.js'),
  ])
  return { Modal, messages, catalogue, FeatureProvider }
}
