import type { StandardWallet } from '@kit/adapter'
import type { WbipWallet } from '../wbip/WbipWallet.js'

/** A wallet of the page, by its interface. */
export type PageWallet = { readonly standard: StandardWallet } | { readonly wbip: WbipWallet }

/** What addresses are asked for. */
export const purposes: readonly string[] = ['payment', 'ordinals']
