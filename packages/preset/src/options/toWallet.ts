import type { Wallet } from '@kit/core'
import { toCamelCase } from './toCamelCase.js'

/** A wallet defined by the app. Fields may also use the directory's names (`mobile_link`). */
export type CustomWallet = Partial<Wallet> & {
  readonly id: string
  readonly name: string
  readonly image_url?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
}

/** Converts a custom wallet: `mobile_link` becomes `mobileLink`. */
export const toWallet = (given: CustomWallet): Wallet =>
  ({
    chains: [],
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [toCamelCase(name, /_(\w)/g), value])),
  }) as unknown as Wallet
