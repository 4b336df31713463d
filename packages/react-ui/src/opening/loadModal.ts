import type { KnownLocale } from '@kit/core/plugin'
import type { ComponentType } from 'react'
import type { Feature, FeatureProviderProps, ViewTable } from '../contribution/Feature.js'
import type { ModalProps } from '../modal/Modal.js'
import type { LoadMotion } from '../modal/ModalContext.js'
import type { AnyMessages } from '../text/Messages.js'
import type { ViewFiles } from '../view/listViews.js'

/** Everything that the modal needs to open without waiting. */
export type LoadedModal = {
  readonly Modal: ComponentType<ModalProps>
  /** All texts of a language. For English: those that aren't loaded with views. */
  readonly messages: AnyMessages
  readonly views: ViewTable
  readonly loadMotion: LoadMotion
  readonly catalogue: KnownLocale
  readonly FeatureProvider: ComponentType<FeatureProviderProps> | undefined
}

const viewFiles = {
  connected: () => import('./connectedViews.js'),
  pairing: () => import('./pairingViews.js'),
  wallet: () => import('./walletViews.js'),
} satisfies ViewFiles

/**
 * Loads the modal, one catalogue and the first view in parallel. Modules are cached, so later calls resolve immediately. A failed load is
 * retried by the next call.
 */
export async function loadModal(
  catalogue: KnownLocale,
  isConnected: boolean,
  features?: readonly Feature[],
): Promise<LoadedModal> {
  const [{ Modal, en, listViews }, translated, FeatureProvider] = await Promise.all([
    import('./openingParts.js'),
    catalogue !== 'en' && import('../text/locales.data.js').then(({ locales }) => locales[catalogue]()),
    // Every feature has the provider that renders all of them.
    features?.[0]?.loadProvider(),
    isConnected && viewFiles.connected(),
  ])
  const messages = translated ? translated.texts : en
  return { Modal, messages, catalogue, views: listViews(viewFiles), loadMotion: viewFiles.wallet, FeatureProvider }
}
