// What a worker bundles: evaluated by a test with the globals of the web and no others.
import { createSiwxServer, parseMessage } from '../../src/server/index.js'

Object.assign(globalThis, { backend: { createSiwxServer, parseMessage } })
