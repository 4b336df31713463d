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
import { type Screens, whileOnScreens } from './Responsive.js'

/** State and commands of a connect button, for your own markup. */
export type ConnectButtonState = {
  readonly status: ActiveState['status']
  /** Undefined until a wallet is connected. While one is restored, this is the stored account. */
  readonly account:
    | {
        readonly address: string
        /** The account's name, or its shortened address. */
        readonly displayName: string
        readonly avatarUrl: string | undefined
        /** Available while a button shows it (`showBalance`), and after the modal was opened. */
        readonly balance: Balance | undefined
        /** Floored to three decimals, compact if it is long, with its symbol: `1.5 ETH`, `123.4B ETH`. */
        readonly displayBalance: string | undefined
      }
    | undefined
  readonly network: Network | undefined
  /** False when the wallet is on a network that isn't configured in the app. */
  readonly isSupportedNetwork: boolean
  readonly isModalOpen: boolean
  /** Preloads the modal. Use it for `onPointerEnter`, `onPointerDown` and `onFocus`. */
  readonly prepare: () => void
  /** Opens the modal: to connect, or with the account. */
  readonly open: () => void
  readonly openNetworks: () => void
}

/**
 * Returns the state of {@link ConnectButton}. The balance is fetched while it is shown, also after a reload.
 *
 * @param balanceOn The screens that show the balance.
 */
export function useConnectButton(locale: string, balanceOn: Screens): ConnectButtonState {
  const kit = useKit()
  useEffect(() => whileOnScreens(balanceOn, () => kit.balanceOf().subscribe(() => {})), [kit, balanceOn])
  const { status, account, network, isSupportedNetwork, namespace } = useStore(kit.active)
  const { prepare } = useModalIntent()
  const isModalOpen = useStore(kit.modal, (modal) => modal.open)
  // Hooks can't be conditional: without an adapter this reads a store that has neither property.
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

/** Returns the loaded data, if any. */
const dataOf = <T>(read: Loadable<T> | undefined): T | undefined => (read as { readonly data?: T } | undefined)?.data
