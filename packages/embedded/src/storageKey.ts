import type { Kit } from '@kit/core'

/** What the page remembers of the embedded wallet. */
export type RememberedName =
  | 'EMAIL_LOGIN_USED'
  | 'EMAIL'
  | 'LAST_EMAIL_LOGIN_TIME'
  | 'LAST_USED_CHAIN'
  | 'SOCIAL_USERNAME'
  /** The provider that this page sent the visitor to, until they are back. */
  | 'SOCIAL_REDIRECT'

/** The key of the storage port under which it is. */
export const storageKey = ({ options }: Pick<Kit, 'options'>, name: RememberedName): string =>
  `${options.storagePrefix}/wallet/${name}`
