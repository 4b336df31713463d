'use client'
import {
  type AccountState,
  type ActiveState,
  type Balance,
  formatAddress,
  type Loadable,
  type Network,
} from '@kit/core'
import { useModalIntent, useStore } from '@kit/react'
import { useEffect } from 'react'
import { useKit } from '../kit/useKit.js'
import { formatShortAmount } from '../text/formatShortAmount.js'

/** What a connect button shows and does, for the app's own markup. */
export type ConnectButtonState = {
  readonly status: ActiveState['status']
  /** Undefined until a wallet is connected. While one is restored: what is stored of it. */
  readonly account:
    | {
        readonly address: string
        /** The account's name, else its shortened address. */
        readonly displayName: string
        readonly avatarUrl: string | undefined
        /** Read while a button shows it (`showBalance`), and once the modal was opened. */
        readonly balance: Balance | undefined
        /** Floored to three decimals, compact where it is long, with its symbol: `1.5 ETH`, `123.4B ETH`. */
        readonly displayBalance: string | undefined
      }
    | undefined
  readonly network: Network | undefined
  /** False when the wallet is on a network that the app did not configure. */
  readonly isSupportedNetwork: boolean
  readonly isModalOpen: boolean
  /** Loads the modal in advance: for `onPointerEnter`, `onPointerDown` and `onFocus`. */
  readonly prepare: () => void
  /** Opens the modal: to connect, or at the account. */
  readonly open: () => void
  readonly openNetworks: () => void
}

/** The state behind {@link ConnectButton}. The balance is read while it is shown, after a reload too. */
export function useConnectButton(locale: string, showBalance: boolean): ConnectButtonState {
  const kit = useKit()
  useEffect(() => (showBalance ? kit.balanceOf().subscribe(() => {}) : undefined), [kit, showBalance])
  const { status, account, network, isSupportedNetwork, namespace } = useStore(kit.active)
  const { prepare } = useModalIntent()
  const isModalOpen = useStore(kit.modal, (modal) => modal.open)
  // Hooks can't be skipped: without an adapter this reads a store that has neither.
  const store = namespace !== undefined && kit.adapters.has(namespace) ? kit.namespace(namespace).account : kit.active
  const { identity, balance: loadable } = useStore<unknown>(store) as Partial<AccountState>
  const known = dataOf(identity)
  const balance = dataOf(loadable)
  return {
    status,
    account: account && {
      address: account.address,
      displayName: known?.name ?? formatAddress(account.address),
      avatarUrl: known?.avatar,
      balance,
      displayBalance: balance && `${formatShortAmount(balance, locale).text} ${balance.symbol}`,
    },
    network,
    isSupportedNetwork,
    isModalOpen,
    prepare,
    open: () => kit.open(),
    openNetworks: () => kit.open({ view: 'Networks' }),
  }
}

/** What was read, as far as it was. */
const dataOf = <T>(read: Loadable<T> | undefined): T | undefined => (read as { readonly data?: T } | undefined)?.data
