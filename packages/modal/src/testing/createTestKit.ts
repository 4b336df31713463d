import * as fakes from '@kit/fakes'
import type { ModalPlugin } from '../createModalPlugin.js'
import { modal } from '../modal.js'
import type { ModalState } from '../state/ModalState.js'

type Plugins = readonly [ModalPlugin]

/** Creates a kit with the modal on fakes, and records the views that it shows. */
export async function createTestKit(options: Parameters<typeof fakes.createTestKit>[0] = {}) {
  const made = await fakes.createTestKit<Plugins>({ ...options, plugins: [modal()] })
  const { modal: state } = made.kit
  return {
    ...made,
    views: (): readonly string[] => state.getState().history.map(({ name }) => name),
    top: () => state.getState().history.at(-1) as ModalState['history'][number],
  }
}
