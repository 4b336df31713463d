import type { Kit } from '@kit/core'

type Stored = { getItem(key: string): string | null }

/** What the page remembers of the embedded wallet. */
export type RememberedName =
  | 'EMAIL_LOGIN_USED'
  | 'EMAIL'
  | 'LAST_EMAIL_LOGIN_TIME'
  | 'SOCIAL_USERNAME'
  | 'SOCIAL_PROVIDER'
  /** The CAIP-2 id of the network in use. */
  | 'LAST_USED_CHAIN'
  /** Which account the visitor chose: the frame cannot keep it in every browser. */
  | 'PREFERRED_ACCOUNT_TYPE'
  /** Chain IDs of EIP-155, separated by commas. */
  | 'SMART_ACCOUNT_ENABLED_NETWORKS'
  /** The provider that this page sent the visitor to, until they are back. */
  | 'SOCIAL_REDIRECT'

/** The key of the storage port under which it is. */
export const storageKey = (
  { options: { storagePrefix = 'kit' } }: Pick<Kit, 'options'>,
  name: RememberedName,
): string => `${storagePrefix}/wallet/${name}`

/** What is remembered, where the page may read it. */
export function recall(kit: Pick<Kit, 'options'>, storage: Stored, name: RememberedName): string | undefined {
  try {
    return storage.getItem(storageKey(kit, name)) ?? undefined
  } catch {
    return undefined
  }
}
