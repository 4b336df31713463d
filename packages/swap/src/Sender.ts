import type { CaipNetworkId } from '@kit/core/plugin'

/** Whose wallet is asked, and for which network. */
export type Sender = { readonly networkId: CaipNetworkId; readonly address: string }
