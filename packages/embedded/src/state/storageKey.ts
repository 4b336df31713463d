import type { Kit } from '@kit/core'

type Stored = { getItem(key: string): string | null }

/** Names of stored values. */
export type RememberedName =
  | 'EMAIL_LOGIN_USED'
  | 'EMAIL'
  | 'LAST_EMAIL_LOGIN_TIME'
  | 'SOCIAL_USERNAME'
  | 'SOCIAL_PROVIDER'
  /** CAIP-2 ID of the active network. */
  | 'LAST_USED_CHAIN'
  /** The account type chosen by the user. The frame can't store it in every browser. */
  | 'PREFERRED_ACCOUNT_TYPE'
  /** EIP-155 chain IDs, separated by commas. */
  | 'SMART_ACCOUNT_ENABLED_NETWORKS'
  /** The provider that this page redirected the user to, until they return. */
  | 'SOCIAL_REDIRECT'

/** Returns the storage key of a value. */
export const storageKey = (
  { options: { storagePrefix = 'kit' } }: Pick<Kit, 'options'>,
  name: RememberedName,
): string => `${storagePrefix}/wallet/${name}`

/** Returns a stored value, if the page may read it. */
export function recall(kit: Pick<Kit, 'options'>, storage: Stored, name: RememberedName): string | undefined {
  try {
    return storage.getItem(storageKey(kit, name)) ?? undefined
  } catch {
    return undefined
  }
}
