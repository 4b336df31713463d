'use client'
import { useModalIntent } from '@kit/react'
import { type ReactElement, type ReactNode, type Ref, useCallback } from 'react'
import { css as avatarCss } from '../part/Avatar.module.css.js'
import { css as pictureCss } from '../part/Picture.module.css.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'
import { useIsHydrated } from '../text/useLocale.js'
import { applyThemeVariables } from '../theme/applyThemeVariables.js'
import { css as themeCss, classes as themed } from '../theme/theme.module.css.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { adoptStyles, useStyles } from '../theme/useStyles.js'
import { classes, css } from './HostButton.module.css.js'
import type { Screens } from './Responsive.js'
import { useButtonTexts } from './useButtonTexts.js'

/** Props of {@link HostButton}. */
export type HostButtonProps = {
  readonly options: UiOptions
  readonly locale: ResolvedLocale
  readonly kind: 'main' | 'plain'
  readonly size: 'sm' | 'md'
  /** The screens on which the button starts with a picture, so that it needs less padding there. */
  readonly imageOn?: Screens
  readonly className?: string | undefined
  readonly disabled?: boolean | undefined
  readonly busy?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const filledOn = {
  none: undefined,
  small: classes.filledOnSmall,
  large: classes.filledOnLarge,
  both: classes.filled,
}

/** A button in the app's page. Hovering over it preloads the modal. */
export function HostButton(props: HostButtonProps): ReactElement {
  const { options, locale, kind, size, imageOn = 'none', className, disabled = false, busy, onClick } = props
  useStyles(themeCss)
  useStyles(css)
  const isHydrated = useIsHydrated()
  const { themeVariables } = options
  const ref: Ref<HTMLButtonElement> = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element) return
      applyThemeVariables(element, themeVariables)
      // An app may itself be in a shadow root, which the page's style sheets don't reach.
      const root = element.getRootNode()
      if (root instanceof ShadowRoot)
        for (const sheet of [themeCss, css, pictureCss, avatarCss]) adoptStyles(root, sheet)
    },
    [themeVariables],
  )
  const { prepare, hasFailed } = useModalIntent()
  const texts = useButtonTexts(locale)
  const classNames = [
    themed.theme,
    classes.button,
    kind === 'main' && classes.main,
    size === 'sm' && classes.small,
    filledOn[imageOn],
    className,
  ]
  return (
    <button
      ref={ref}
      type="button"
      className={classNames.filter(Boolean).join(' ')}
      data-theme={options.theme ?? 'auto'}
      lang={locale.tag}
      dir={locale.dir}
      hidden={!isHydrated}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={onClick}
    >
      {hasFailed ? <span className={classes.label}>{texts.notLoaded}</span> : props.children}
    </button>
  )
}

/** The class that hides a part of a button on the other screens. It shows a part of `none`, which the button leaves out. */
export const shownOn: Readonly<Record<Screens, string>> = {
  none: '',
  small: classes.onSmall,
  large: classes.onLarge,
  both: '',
}

/** The class that leaves a text to screen readers on the other screens. */
export const readableOn: Readonly<Record<Screens, string>> = {
  none: classes.told,
  small: classes.toldOnLarge,
  large: classes.toldOnSmall,
  both: '',
}

export { classes as hostButtonClasses }
