import { loadChunk } from '@kit/core/plugin'
import type { MountedModal, MountModalOptions } from '@kit/react-ui/mount'
import type { Preset } from '../kit/Preset.js'

/**
 * Mounts the modal in a page without React and starts the kit. React is loaded on demand. In React apps, use `PresetProvider` instead.
 *
 * @throws KitError `kit/loadFailed`, `kit/destroyed`
 * @example
 * const { prepare, unmount } = await mountPreset(preset)
 * button.onclick = () => preset.open()
 */
export async function mountPreset(
  { kit, modalStore }: Pick<Preset, 'kit' | 'modalStore'>,
  place?: Pick<MountModalOptions, 'target'>,
): Promise<Pick<MountedModal, 'prepare' | 'unmount'>> {
  kit.start()
  const { mountModal } = await loadChunk(import('@kit/react-ui/mount'))
  let shown = modalStore.getState()
  const { update, prepare, unmount } = mountModal({ kit, ...shown, ...place })
  const end = modalStore.subscribe(() => {
    const removed = Object.fromEntries(Object.keys(shown).map((name) => [name, undefined]))
    shown = modalStore.getState()
    update({ ...removed, ...shown })
  })
  return {
    prepare,
    unmount() {
      end()
      unmount()
    },
  }
}
