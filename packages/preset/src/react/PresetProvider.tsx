'use client'
import { KitProvider } from '@kit/react'
import type { KitModalProps } from '@kit/react-ui'
import { KitModal, KitUi } from '@kit/react-ui'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import type { Preset } from '../kit/Preset.js'

/** Props of {@link PresetProvider}. */
export type PresetProviderProps = {
  /** The return value of `createPreset`, created once outside of components. */
  readonly preset: Pick<Preset, 'kit' | 'modalStore'>
  readonly children?: ReactNode
}

/**
 * Provides everything an app needs: the kit for hooks, the theme and language of its buttons, and the modal. Follows option changes.
 *
 * @example
 * <PresetProvider preset={preset}><ConnectButton /></PresetProvider>
 */
export function PresetProvider({ preset, children }: PresetProviderProps): ReactElement {
  const { kit, modalStore } = preset
  const { preload, ...uiProps }: KitModalProps = useSyncExternalStore(
    modalStore.subscribe,
    modalStore.getState,
    modalStore.getState,
  )
  return (
    <KitProvider kit={kit}>
      <KitUi {...uiProps}>
        {children}
        <KitModal {...(preload !== undefined && { preload })} />
      </KitUi>
    </KitProvider>
  )
}
