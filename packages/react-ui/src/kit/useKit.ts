'use client'
import { type Kit, KitError, type MissingPlugin } from '@kit/core'
import type { ModalPlugin } from '@kit/modal'
import { useKit as useAnyKit } from '@kit/react'

/** A kit with the modal. */
export type ModalKit = Kit<readonly [ModalPlugin]>

/** Props of a component that needs the modal. A registered kit without `modal()` has a required one that no value fits. */
export type ModalRequired = { readonly [Problem in MissingPlugin<'modal'>]: never }

/**
 * Returns the kit of the nearest provider, with the modal.
 *
 * @throws KitError `react/noProvider` outside of a provider, `modal/notInstalled` when the kit was created without `modal()`.
 */
export function useKit(): ModalKit {
  const kit: Kit = useAnyKit()
  if (!hasModal(kit))
    throw new KitError('modal/notInstalled', {
      shortMessage: 'This kit was created without modal().',
      details: 'Import modal from @kit/react-ui and add it: createKit({ ..., plugins: [modal()] }).',
    })
  return kit
}

/** Whether the kit was created with `modal()`. */
export const hasModal = (kit: Kit): kit is ModalKit => 'modal' in kit
