import { anvilKeys } from '@kit/testing'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** An account of this wallet. */
export type WalletAccount = { readonly key: Hex; readonly address: Address; readonly label: string }

const storageKey = 'remote-wallet-own-key'

/**
 * Loads two funded accounts of the local chains, the first of which is the default, and the user's own account, which is created on the
 * first visit and stored.
 *
 * @example loadAccounts(() => localStorage)[0].label // 'Test account 1'
 */
export function loadAccounts(open: () => Storage): readonly WalletAccount[] {
  const [one, two] = anvilKeys
  const account = (key: Hex, label: string): WalletAccount => ({ key, address: privateKeyToAddress(key), label })
  return [account(one, 'Test account 1'), account(two, 'Test account 2'), account(ownKey(open), 'My account')]
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
