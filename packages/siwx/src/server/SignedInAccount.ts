import type { CaipNetworkId } from '@kit/core/plugin'

/** An account that signed in. */
export type SignedInAccount = { readonly chainId: CaipNetworkId; readonly address: string }
