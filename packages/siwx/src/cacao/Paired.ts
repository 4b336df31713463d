import type { Account, CaipNetworkId, KitError } from '@kit/core'
import type { SignInRequest } from '@kit/core/plugin'

/** What wallets are asked to sign while they connect. It changes as they are asked and answer. */
export type Paired = {
  /** The request for these networks, until a wallet answered it: a link that was left is good as long as it asks for the same. */
  asked?:
    | { readonly request: SignInRequest; readonly networkIds: readonly CaipNetworkId[]; readonly atMs: number }
    | undefined
  /** The last answer, for the accounts that it connects: why it signs nobody in, or undefined when it does. Does not reject. */
  answer?: { readonly accounts: readonly Account[]; readonly failure: Promise<KitError | undefined> } | undefined
}
