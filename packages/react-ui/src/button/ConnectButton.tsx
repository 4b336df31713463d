'use client'
import type { ReactElement, ReactNode } from 'react'
import { downOutline, walletOutline } from '../icon/buttonIcons.data.js'
import { Outline } from '../icon/Outline.js'
import type { ModalRequired } from '../kit/useKit.js'
import { Amount } from '../part/Amount.js'
import { Avatar } from '../part/Avatar.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { useLocale } from '../text/useLocale.js'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { hostButtonClasses as classes, HostButton, readableOn, shownOn } from './HostButton.js'
import { type Responsive, screensOf } from './Responsive.js'
import { useButtonTexts } from './useButtonTexts.js'
import { type ConnectButtonState, useConnectButton } from './useConnectButton.js'

/** Props of {@link ConnectButton}. */
export type ConnectButtonProps = UiOptions & {
  /** Height: 44 px (`md`) or 36 px (`sm`). Default `md`. */
  readonly size?: 'sm' | 'md'
  /** Custom button text, shown until a wallet is connected. */
  readonly label?: string
  /** Whether a wallet icon precedes the text. Default false. */
  readonly icon?: boolean
  /** Whether to show the balance. It is read only on screens that show it. Default false. */
  readonly showBalance?: Responsive<boolean>
  /** Whether to show the network. Default true. */
  readonly showNetwork?: Responsive<boolean>
  /** Parts of the account to show: its avatar, its name or address, or both (`full`). Default `full`. */
  readonly accountStatus?: Responsive<'full' | 'avatar' | 'address'>
  readonly disabled?: boolean
  readonly className?: string
}

function StyledConnectButton(props: ConnectButtonProps & ModalRequired): ReactElement {
  const {
    size = 'md',
    label,
    icon = false,
    showBalance = false,
    showNetwork = true,
    accountStatus = 'full',
    disabled,
    className,
    ...own
  } = props
  const options = useUiOptions(own)
  const locale = useLocale(options.locale)
  const balanceOn = screensOf(showBalance, Boolean)
  const networkOn = screensOf(showNetwork, Boolean)
  const state = useConnectButton(locale.tag, balanceOn)
  const texts = useButtonTexts(locale)
  const { account, network, isSupportedNetwork, status } = state
  const shared = { options, locale, size, disabled, className, onClick: state.open }
  if (account === undefined) {
    const busy = status === 'connecting' || status === 'reconnecting'
    const words = label ?? options.messages?.['connect.title'] ?? texts.connect
    return (
      <HostButton {...shared} kind="main" busy={busy}>
        {icon && <Outline d={walletOutline} size={18} />}
        <span className={classes.label}>{status === 'connecting' ? texts.connecting : words}</span>
      </HostButton>
    )
  }
  // The warning about an unsupported network is on the avatar, so it is shown then.
  const avatarOn = isSupportedNetwork ? screensOf(accountStatus, (each) => each !== 'address') : 'both'
  const nameOn = screensOf(accountStatus, (each) => each !== 'avatar')
  const picture = size === 'sm' ? 20 : 26
  const balance = balanceOn === 'none' ? undefined : account.balance
  const place = isSupportedNetwork ? network?.name : texts.unsupported
  return (
    <HostButton {...shared} kind="plain" imageOn={avatarOn} busy={status !== 'connected'}>
      {avatarOn !== 'none' && (
        <span className={`${classes.mark} ${shownOn[avatarOn]}`}>
          <Avatar address={account.address} url={account.avatarUrl} size={picture} />
          {networkOn !== 'none' && network && (
            <span className={`${classes.badge} ${shownOn[networkOn]}`}>
              <NetworkImage network={network} size={14} icons={options.icons} />
            </span>
          )}
          {!isSupportedNetwork && <span className={classes.dot} />}
        </span>
      )}
      {balance !== undefined && (
        <bdi className={`${classes.amount} ${shownOn[balanceOn]}`} dir="ltr">
          <Amount balance={balance} locale={locale.tag} /> <bdi>{balance.symbol}</bdi>
        </bdi>
      )}
      <bdi className={`${classes.label} ${readableOn[nameOn]}`} dir="ltr">
        {account.displayName}
      </bdi>
      <Outline d={downOutline} size={16} />
      <span className={classes.told}>{place}</span>
    </HostButton>
  )
}

function CustomConnectButton(
  props: ModalRequired & {
    readonly children: (state: ConnectButtonState) => ReactNode
    /** Locale of the amount, as in {@link UiOptions}. */
    readonly locale?: string
    /** Whether your markup shows the balance. It is read only then. Default false. */
    readonly showBalance?: boolean
  },
): ReactElement {
  const { children, locale, showBalance = false } = props
  const { tag } = useLocale(useUiOptions({ locale }).locale)
  return <>{children(useConnectButton(tag, showBalance ? 'both' : 'none'))}</>
}

/**
 * Opens the modal and shows the connected account. `ConnectButton.Custom` passes the state to your own markup.
 *
 * @example
 * <ConnectButton showBalance={{ smallScreen: false, largeScreen: true }} />
 * <ConnectButton.Custom>
 *   {({ account, open }) => <button onClick={open}>{account?.displayName ?? 'Connect'}</button>}
 * </ConnectButton.Custom>
 */
export const ConnectButton: typeof StyledConnectButton & { readonly Custom: typeof CustomConnectButton } =
  /* @__PURE__ */ Object.assign(StyledConnectButton, { Custom: CustomConnectButton })
