import * as fakes from '@kit/fakes'
import type { ModalPlugin } from '../createModalPlugin.js'
import { modal } from '../modal.js'

type Plugins = readonly [ModalPlugin]

/** A test engine with the modal. */
export type TestEngine = fakes.TestEngine<Plugins>

/** Creates and starts a test engine with the modal. */
export const createTestEngine = (options: Parameters<typeof fakes.createTestEngine>[0] = {}): Promise<TestEngine> =>
  fakes.createTestEngine<Plugins>({ ...options, plugins: [modal()] })
