// The code that a worker bundles. A test evaluates it with web globals only.
import { createSiwxServer, parseMessage } from '../../server/index.js'

Object.assign(globalThis, { backend: { createSiwxServer, parseMessage } })
