'use client'
import { useModalIntent, useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { downOutline } from '../icon/buttonIcons.data.js'
import { Outline } from '../icon/Outline.js'
import { type ModalRequired, useKit } from '../kit/useKit.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { useLocale } from '../text/useLocale.js'
import { useUiOptions } from '../theme/KitUi.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { hostButtonClasses as classes, HostButton, readableOn } from './HostButton.js'
import { type Responsive, screensOf } from './Responsive.js'
import { useButtonTexts } from './useButtonTexts.js'

/** Props of {@link NetworkButton}. */
export type NetworkButtonProps = UiOptions & {
  /** Height: 44 px (`md`) or 36 px (`sm`). Default `md`. */
  readonly size?: 'sm' | 'md'
  /** Whether to show the network's name beside its icon. Default true. */
  readonly showName?: Responsive<boolean>
  readonly disabled?: boolean
  readonly className?: string
}

/**
 * Shows the selected network and opens the network list, unless the app disables switching.
 *
 * @example
 * <NetworkButton size="sm" />
 */
export function NetworkButton({
  size = 'md',
  showName = true,
  disabled,
  className,
  ...own
}: NetworkButtonProps & ModalRequired): ReactElement {
  const kit = useKit()
  const options = useUiOptions(own)
  const locale = useLocale(options.locale)
  const network = useStore(kit.active, (active) => active.network)
  const isSupported = useStore(kit.active, (active) => active.isSupportedNetwork)
  const isConnected = useStore(kit.active, (active) => active.account !== undefined)
  const { isWanted } = useModalIntent()
  const texts = useButtonTexts(locale)
  // Without a network there is no icon either.
  const nameOn = network ? screensOf(showName, Boolean) : 'both'
  const name = !isSupported ? texts.unsupported : (network?.name ?? texts.network)
  return (
    <HostButton
      options={options}
      locale={locale}
      kind="plain"
      size={size}
      imageOn="both"
      disabled={disabled || kit.options.enableNetworkSwitch === false}
      className={className}
      onClick={() => kit.open({ view: 'Networks' })}
    >
      {network && (
        <span className={classes.mark}>
          <NetworkImage
            network={network}
            size={size === 'sm' ? 20 : 26}
            icons={options.icons}
            isWanted={isConnected || isWanted}
          />
          {!isSupported && <span className={classes.dot} />}
        </span>
      )}
      <bdi className={`${classes.label} ${readableOn[nameOn]}`}>{name}</bdi>
      <Outline d={downOutline} size={16} />
    </HostButton>
  )
}
