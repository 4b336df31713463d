'use client'
import { useConnections } from '@kit/react'
import {
  type AnyIcon,
  type ConnectMethodProps,
  Divider,
  Icon,
  Row,
  useKit,
  usePrepareView,
  useStyles,
  useText,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SocialProvider } from '../protocol/fields.js'
import { layoutSocials } from './layoutSocials.js'
import { providers } from './providers.data.js'
import { classes, css } from './Social.module.css.js'
import { useChooseSocial } from './useChooseSocial.js'
import { useEmbedded } from './useEmbedded.js'
import { useSocials } from './useSocials.js'
import { useSyncAppearance } from './useSyncAppearance.js'

/** Social sign-in, below the email field. */
export function SocialLogins({ disabled }: ConnectMethodProps): ReactElement {
  useStyles(css)
  useSyncAppearance()
  const kit = useKit()
  const text = useText()
  const prepareView = usePrepareView()
  const choose = useChooseSocial()
  const { signInOptions, prepare } = useEmbedded()
  const isConnected = useConnections().some(({ connector }) => connector.id === 'embedded')
  const isOff = disabled || isConnected
  const { socials, isOffered } = useSocials()
  const { wide, icons, hasMore } = layoutSocials(socials)
  const labelOf = (provider: SocialProvider): string =>
    text(isOffered(provider) ? 'embedded.socialContinue' : 'embedded.socialNotOffered', {
      provider: providers[provider].name,
    })

  function start(provider: SocialProvider): void {
    // A previous sign-in may be open on top of the list.
    kit.modal.backTo('Connect')
    choose(provider)
  }

  return (
    <div className={classes.method}>
      {signInOptions.email && <Divider>{text('connect.or')}</Divider>}
      {wide && (
        <Row
          label={labelOf(wide)}
          icon={providers[wide].icon}
          disabled={isOff || !isOffered(wide)}
          onIntent={prepare}
          onClick={() => start(wide)}
        />
      )}
      {icons.length > 0 && (
        <div className={classes.tiles}>
          {icons.map((provider) => (
            <Tile
              key={provider}
              label={labelOf(provider)}
              icon={providers[provider].icon}
              disabled={isOff || !isOffered(provider)}
              onIntent={prepare}
              onClick={() => start(provider)}
            />
          ))}
          {hasMore && (
            <Tile
              label={text('embedded.socialMore')}
              icon="more"
              disabled={isOff}
              onIntent={() => prepareView('ConnectSocials')}
              onClick={() => {
                kit.modal.backTo('Connect')
                kit.modal.push('ConnectSocials')
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

type TileProps = {
  readonly label: string
  readonly icon: AnyIcon
  readonly disabled: boolean
  onIntent(): void
  onClick(): void
}

/** A button for one of several providers in a row. Shows only its icon. */
function Tile({ label, icon, disabled, onIntent, onClick }: TileProps): ReactElement {
  return (
    <button
      type="button"
      className={classes.tile}
      aria-label={label}
      title={label}
      disabled={disabled}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
