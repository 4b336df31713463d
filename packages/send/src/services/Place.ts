import type { Network } from '@kit/core'
import type { Adapter } from '@kit/core/adapter'
import type { SendOrigin } from '../SendState.js'

/** Where the form is sent from, with the parts of the kit that know about it. */
export type Place = { readonly origin: SendOrigin; readonly network: Network; readonly adapter: Adapter }
