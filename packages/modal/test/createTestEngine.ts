import * as fakes from '@kit/fakes'
import type { ModalPlugin } from '../src/createModalPlugin.js'
import { modal } from '../src/modal.js'

type Plugins = readonly [ModalPlugin]

/** What a test of the engine with the modal works with. */
export type TestEngine = fakes.TestEngine<Plugins>

/** Makes and starts a kit with the modal, on fakes. */
export const createTestEngine = (options: Parameters<typeof fakes.createTestEngine>[0] = {}): Promise<TestEngine> =>
  fakes.createTestEngine<Plugins>({ ...options, plugins: [modal()] })
