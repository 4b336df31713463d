'use client'
import { KitProvider } from '@kit/react'
import type { KitModalProps } from '@kit/react-ui'
import { KitModal, KitUi } from '@kit/react-ui'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import type { Preset } from '../kit/Preset.js'

/** What {@link PresetProvider} takes. */
export type PresetProviderProps = {
  /** Made once, outside of components, by `createPreset`. */
  readonly preset: Pick<Preset, 'kit' | 'modalStore'>
  readonly children?: ReactNode
}

/**
 * Everything around an app: the kit for hooks, look and language of its buttons, and the modal. It follows the options as they change.
 *
 * @example
 * <PresetProvider preset={preset}><ConnectButton /></PresetProvider>
 */
export function PresetProvider({ preset, children }: PresetProviderProps): ReactElement {
  const { kit, modalStore } = preset
  const { preload, ...look }: KitModalProps = useSyncExternalStore(
    modalStore.subscribe,
    modalStore.getState,
    modalStore.getState,
  )
  return (
    <KitProvider kit={kit}>
      <KitUi {...look}>
        {children}
        <KitModal {...(preload && { preload })} />
      </KitUi>
    </KitProvider>
  )
}
