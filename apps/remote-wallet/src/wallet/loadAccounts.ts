import { anvilKeys } from '@kit/testing'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { fillPlaceholders } from '../texts/fillPlaceholders.js'
import type { WalletTexts } from '../texts/walletTexts.data.js'

export type WalletAccount = { readonly key: Hex; readonly address: Address; readonly label: string }

const storageKey = 'remote-wallet-own-key'

/**
 * Loads two funded accounts of the local chains, the first of which is the default, and the user's own account. That one is created on the
 * first visit and stored.
 *
 * @example loadAccounts(() => localStorage, texts)[0].label // 'Test account 1'
 */
export function loadAccounts(open: () => Storage, texts: WalletTexts): readonly WalletAccount[] {
  const [one, two] = anvilKeys
  const account = (key: Hex, label: string): WalletAccount => ({ key, address: privateKeyToAddress(key), label })
  const testAccount = (key: Hex, number: number): WalletAccount =>
    account(key, fillPlaceholders(texts.testAccount, { number }))
  return [testAccount(one, 1), testAccount(two, 2), account(ownKey(open), texts.myAccount)]
}

function ownKey(open: () => Storage): Hex {
  try {
    const kept = open().getItem(storageKey)
    if (kept !== null && /^0x[0-9a-f]{64}$/.test(kept)) return kept as Hex
    const made = generatePrivateKey()
    open().setItem(storageKey, made)
    return made
  } catch {
    return generatePrivateKey()
  }
}
