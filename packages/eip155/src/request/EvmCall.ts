import type { ClockPort, WalletCall } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

/** What a request to an EVM wallet takes: the call of an adapter's method, and the kit's clock. */
export type EvmCall = WalletCall<Eip1193Provider> & { readonly clock: ClockPort }
