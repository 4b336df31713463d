import type { PlatformPort } from '@kit/core/adapter'
import type { SocialProvider } from '../protocol/fields.js'

const all: readonly SocialProvider[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

/** Providers whose pages don't work inside Telegram. */
const notInTelegram: { readonly [os in PlatformPort['os']]?: readonly SocialProvider[] } = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
}

/**
 * Returns the available social providers, without duplicates, in the app's order.
 *
 * @example listSocials(['x', 'google'], { isTelegram: true, os: 'ios' }) // ['x']
 */
export function listSocials(
  chosen: readonly SocialProvider[] | false = all,
  { isTelegram, os }: Pick<PlatformPort, 'isTelegram' | 'os'>,
): readonly SocialProvider[] {
  const left = isTelegram ? (notInTelegram[os] ?? []) : []
  return chosen === false ? [] : [...new Set(chosen)].filter((each) => all.includes(each) && !left.includes(each))
}
